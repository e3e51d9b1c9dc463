// A table of rules with choices that show some of its rows: rule-list.css hides the others, also without a script.

import { FilterField, NoMatch, Stylesheet } from '@rsdoctor-docs/preset/theme';
import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { PROGRAMS } from '../bundlers.ts';
import type { texts } from '../words/en.ts';
import stylesheet from './rule-list.css?url';

/** Radio buttons: the first label chooses all rows, another one those whose `data-is` (rule-list.plugin.ts) has its value. */
const Choice = ({ name, legend, labels }: { name: string; legend: string; labels: readonly string[] }) => (
  <fieldset aria-label={legend}>
    {labels.map((label, index) => (
      <label key={label}>
        <input type="radio" name={name} value={index > 0 ? label.toLowerCase() : ''} defaultChecked={index === 0} />
        {label}
      </label>
    ))}
  </fieldset>
);

/** `<RuleList>` around a table in a page: code, what the rule finds, fix. The build adds the rest. */
export function RuleList({ children }: { children: ReactNode }) {
  const t = useI18n<Record<keyof typeof texts, Record<string, string>>>();
  return (
    <div className="rule-list">
      <Stylesheet href={stylesheet} />
      <div className="table-filter" data-filter="">
        <div data-needs-script="">
          <FilterField />
        </div>
        <div>
          <Choice name="severity" legend={t('ruleSeverityText')} labels={[t('ruleSeverityAllText'), 'Warn', 'Error']} />
          <Choice name="bundler" legend={t('ruleBundlerText')} labels={[t('ruleBundlerAllText'), ...PROGRAMS]} />
        </div>
        <NoMatch />
      </div>
      {children}
    </div>
  );
}
