// A link that opens the report of the sample shop at one screen.
import '@rsdoctor-docs/viewer/button.css';
import { panelAddress } from '@rsdoctor-docs/viewer/panels';
import { useI18n, useLang, usePage, withBase } from '@rspress/core/runtime';
import { langPrefix } from '#theme/site.ts';
import type { texts } from '../i18n.ts';

/** Address of a screen of the sample's report, in the page's language. @param panel one of panels.ts */
export const usePanelAddress = (panel: string) =>
  withBase(panelAddress(panel, langPrefix(useLang()), usePage().page.routePath));

/** `<Demo panel="/bundle/size" />` in a page. */
export function Demo({ panel }: { panel: string }) {
  const t = useI18n<typeof texts>();
  return (
    <p>
      <a className="report-button" href={usePanelAddress(panel)}>
        {t('demoOpenText')}
      </a>
    </p>
  );
}
