/** What this site puts into the places of the frame (packages/preset/frame/slots.tsx). */

import { PageLink } from '@rsdoctor-docs/preset/theme';
import { useI18n, usePage } from '@rspress/core/runtime';
import type { texts } from './i18n.ts';
import { BundlerSwitch } from './parts/bundler/index.tsx';
import { DOCUMENTED, knownLang } from './site.ts';
import { TASKS } from './tasks.ts';

export { ToolMenu as NavStart } from './tool-family/index.tsx';

/** The documented version, and the bundler of the examples. */
export function SidebarHead() {
  const t = useI18n<typeof texts>();
  return (
    <>
      <PageLink href="/guide/start/migration-v2">
        <span className="rp-badge rp-badge--tip">{DOCUMENTED}</span>
        <span className="version-next">{t('versionNextText')}</span>
      </PageLink>
      <BundlerSwitch />
    </>
  );
}

/** What readers come for. */
export function NotFoundHelp() {
  const t = useI18n<typeof texts>();
  const lang = knownLang(usePage().page.lang);
  return (
    <>
      <hr className="pulse" />
      <nav aria-label={t('tasksTitle')}>
        <ul className="card-list">
          {TASKS.map((task) => (
            <li key={task.link}>
              <PageLink href={task.link} className="card">
                {task[lang]}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
