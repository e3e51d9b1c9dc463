/**
 * The parts of a page that `?navbar=0` and its like hide, as a list separated by spaces; CSS selects on
 * `html[data-hide~=…]`. Only the exact value `0` counts.
 */
export const hiddenParts = (search: string): string => (search.match(/(?<=[?&])\w+(?==0(?:&|$))/g) ?? []).join(' ');
