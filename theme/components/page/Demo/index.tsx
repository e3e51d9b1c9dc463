// A link that opens the report of the sample shop at one screen.
import '@rsdoctor-docs/viewer/button.css';
import { useI18n, useLang, usePage, withBase } from '@rspress/core/runtime';
import type { texts } from '../../../i18n.ts';
import { langPrefix } from '../../../site.ts';
import { panelAddress } from './panels.ts';

export interface DemoProps {
  /** One of panels.ts. */
  panel: string;
}

/** `<Demo panel="/bundle/size" />` in a page. */
export function Demo({ panel }: DemoProps) {
  const t = useI18n<typeof texts>();
  const lang = useLang();
  const { page } = usePage();
  return (
    <p>
      <a className="report-button" href={withBase(panelAddress(panel, langPrefix(lang), page.routePath))}>
        {t('demoOpenText')}
      </a>
    </p>
  );
}
