// The switch at the head of the sidebar: one choice of a bundler for all pages. bundler.css shows it where a page differs.
import { useI18n } from '@rspress/core/runtime';
import type { texts } from '../../i18n.ts';
import { BUNDLERS, inAddress } from './bundlers.ts';

/** "Show for: Rspack 2 (Rsbuild 2)". */
export function BundlerSwitch() {
  const t = useI18n<typeof texts>();
  return (
    <label className="show-for" data-needs-script="">
      {t('bundlerText')}
      <select name="show-for" autoComplete="off">
        {BUNDLERS.map((bundler) => (
          <option key={bundler.name} value={inAddress(bundler.name)}>
            {bundler.name}
            {'rsbuild' in bundler && ` (${bundler.rsbuild})`}
          </option>
        ))}
      </select>
    </label>
  );
}
