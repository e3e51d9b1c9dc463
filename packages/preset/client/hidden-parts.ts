/** The parts that `?navbar=0` and its like hide, separated by spaces. CSS selects on `html[data-hide~=…]`. */
export const hiddenParts = (search: string): string => (search.match(/(?<=[?&])\w+(?==0(?:&|$))/g) ?? []).join(' ');
