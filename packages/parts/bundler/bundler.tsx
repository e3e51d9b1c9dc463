// The switch at the head of the sidebar: one choice of a bundler for all pages. bundler.css shows it where a page differs.
import { useI18n } from '@rspress/core/runtime';
import { addressName, BUNDLERS } from '../bundlers.ts';
import type { texts } from '../words/en.ts';

/** "Show for: Rspack 2". */
export function BundlerSwitch() {
  const t = useI18n<Record<keyof typeof texts, Record<string, string>>>();
  return (
    <label className="show-for" data-needs-script="">
      {t('bundlerText')}
      <select name="show-for" autoComplete="off">
        {BUNDLERS.map((bundler) => {
          const option = (
            <option key={bundler.name} value={addressName(bundler.name)}>
              {bundler.name}
            </option>
          );
          // The version of Rsbuild is for who opens the list; the line itself has no room for it.
          return 'rsbuild' in bundler ? (
            <optgroup key={bundler.name} label={bundler.rsbuild}>
              {option}
            </optgroup>
          ) : (
            option
          );
        })}
      </select>
    </label>
  );
}
