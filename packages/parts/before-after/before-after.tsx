// A table of numbers before and after a change, drawn as bars. plugin.ts makes the bars of the numbers.
import { Stylesheet } from '@rsdoctor-docs/preset/theme';
import type { ReactNode } from 'react';
import stylesheet from './before-after.css?url';

/** `<BeforeAfter>` around a table in a page. */
export const BeforeAfter = ({ children }: { children: ReactNode }) => (
  <div className="before-after">
    <Stylesheet href={stylesheet} />
    {children}
  </div>
);
