// The slots of a rule, with a style sheet of their own. plugin.ts makes them of a list.
import { Stylesheet } from '@rsdoctor-docs/preset/theme';
import type { ReactNode } from 'react';
import stylesheet from './rule-card.css?url';

/** `<Rule code="E1001">` around a list. */
export const Rule = ({ children }: { code: string; children: ReactNode }) => (
  <section className="rule-card">
    <Stylesheet href={stylesheet} />
    {children}
  </section>
);
