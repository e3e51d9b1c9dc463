/** What this site puts into the places of the frame (packages/preset/frame/slots.tsx). */

import { DOCUMENTED } from '@rsdoctor-docs/parts/site';
import { BundlerSwitch } from '@rsdoctor-docs/parts/theme';
import { tasksIn } from '@rsdoctor-docs/parts/words';
import { PageLink } from '@rsdoctor-docs/preset/theme';
import { useI18n, useLang } from '@rspress/core/runtime';
import type { texts } from './i18n.ts';

export { ToolMenu as NavStart } from './tool-family/tool-family.tsx';

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
  const { title, links } = tasksIn(useLang());
  return (
    <>
      <hr className="pulse" />
      <nav aria-label={title}>
        <ul className="card-list">
          {links.map(({ text, link }) => (
            <li key={link}>
              <PageLink href={link} className="card">
                {text}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
