// Two fields for the reader's own numbers. island.ts keeps them in the page, and writes them into its tables.
import { Stylesheet } from '@rsdoctor-docs/preset/theme';
import { useI18n, usePage } from '@rspress/core/runtime';
import type { texts } from '../../i18n.ts';
import { knownLang } from '../../site.ts';
import stylesheet from './steps.css?url';
import { type Unit, words } from './words.ts';

/** `<YourNumbers unit="s" />` at the first and at the last step. */
export function YourNumbers({ unit }: { unit: Unit }) {
  const frame = useI18n<typeof texts>();
  const t = words[knownLang(usePage().page.lang)];
  return (
    <fieldset
      className="table-filter your-numbers"
      aria-label={t.title[unit]}
      data-needs-script=""
      data-island="steps"
      data-stored=""
      data-props={JSON.stringify({ unit })}
      data-failed={frame('partFailed')}
      data-retry={frame('partRetry')}
    >
      <Stylesheet href={stylesheet} />
      <b>{t.title[unit]}</b>
      {(['before', 'after'] as const).map((name) => (
        <label key={name}>
          {t[name]}
          <input name={name} type="number" min="0" step="any" inputMode="decimal" autoComplete="off" />
        </label>
      ))}
      <output />
    </fieldset>
  );
}
