// The link below a picture of the report: opens that screen of the live report in the picture's place (open.ts).
import '@rsdoctor-docs/viewer/button.css';
import { useI18n, useLang, usePage, withBase } from '@rspress/core/runtime';
import type { texts } from '../../../i18n.ts';
import { langPrefix } from '../../../site.ts';
import { panelAddress } from '../Demo/panels.ts';
import { LIVE_TEXTS } from './texts.ts';

/** Without JavaScript, and in another tab, a plain link to the live report. */
export function LiveLink({ id, panel }: { id: string; panel: string }) {
  const t = useI18n<typeof texts>();
  const lang = useLang();
  const { page } = usePage();
  const own = Object.fromEntries(Object.entries(LIVE_TEXTS).map(([key, name]) => [key, t(name)]));
  return (
    <a
      className="report-button"
      href={withBase(panelAddress(panel, langPrefix(lang), page.routePath))}
      data-does="live"
      data-live={id}
      data-own={t('liveOwnText')}
      data-texts={JSON.stringify(own)}
    >
      {t('liveTryText')}
    </a>
  );
}
