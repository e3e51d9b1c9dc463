/** Badges that parts add to the tree of a page. */
import { inlineElement, text } from '@rsdoctor-docs/base/mdx';

/** Class of the badge of each severity. */
const SEVERITIES: Readonly<Record<string, string>> = { Warn: ' rp-badge--warning', Error: ' rp-badge--danger' };

/** A badge with a label, which has the color of its severity if it is one. */
export const badge = (label: string) =>
  inlineElement('span', { className: `rp-badge${SEVERITIES[label] ?? ''}` }, [text(label)]);
