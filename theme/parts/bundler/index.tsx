// The switch at the head of the sidebar: one choice of a bundler for all pages. bundler.css shows it where a page differs.
import { useI18n } from '@rspress/core/runtime';
import type { texts } from '../../i18n.ts';
import { BUNDLERS, inAddress } from './bundlers.ts';

/** "Show for: Rspack 2 · Rspack 1 · webpack". */
export function BundlerSwitch() {
  const t = useI18n<typeof texts>();
  return (
    <fieldset className="show-for" data-needs-script="">
      <legend>{t('bundlerText')}</legend>
      {BUNDLERS.map((bundler, index) => (
        <label key={bundler.name}>
          <input
            type="radio"
            name="show-for"
            value={inAddress(bundler.name)}
            defaultChecked={index === 0}
            autoComplete="off"
          />
          {bundler.name}
          {'rsbuild' in bundler && <small>{` ${bundler.rsbuild}`}</small>}
        </label>
      ))}
    </fieldset>
  );
}
