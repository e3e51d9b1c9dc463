// A link that opens the report of the sample shop at one screen.
import '@rsdoctor-docs/viewer/button.css';
import { panelAddress } from '@rsdoctor-docs/viewer/panels';
import { useI18n, useLang, usePage, withBase } from '@rspress/core/runtime';
import { langPrefix } from '../site.ts';
import type { texts } from '../words/en.ts';

/** Address of a screen of the sample's report, in the page's language. @param panel one of panels.ts */
export const usePanelAddress = (panel: string) =>
  withBase(panelAddress(panel, langPrefix(useLang()), usePage().page.routePath));

/** `<Demo panel="/bundle/size" />` in a page. */
export function Demo({ panel }: { panel: string }) {
  const t = useI18n<Record<keyof typeof texts, Record<string, string>>>();
  return (
    <p>
      <a className="report-button" href={usePanelAddress(panel)}>
        {t('demoOpenText')}
      </a>
    </p>
  );
}
