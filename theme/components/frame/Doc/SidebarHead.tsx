// Rspress has no place for the documented version and for the bundler of the examples.
import { useI18n, usePage } from '@rspress/core/runtime';
import type { texts } from '../../../i18n.ts';
import { BUNDLERS, DOCUMENTED, withoutLang } from '../../../site.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './Sidebar.module.css';

/** The version, and the switch that chooses the bundler's tabs on all pages (client/tabs.ts). */
export function SidebarHead() {
  const t = useI18n<typeof texts>();
  // Posts tell of one build. The few with tabs for either bundler can be switched there.
  const hasChoice = !withoutLang(usePage().page.routePath).startsWith('/blog/');
  return (
    <div className={styles.head}>
      <PageLink href="/guide/start/migration-v2" className={styles.version}>
        <span className="rp-badge rp-badge--tip">{DOCUMENTED}</span>
        {t('versionNextText')}
      </PageLink>
      {hasChoice && (
        // biome-ignore lint/a11y/useSemanticElements: <fieldset> is for fields, and these are two buttons.
        <div role="group" aria-label={t('bundlerText')} className={styles.bundlers} data-needs-script="">
          {BUNDLERS.map((name, index) => (
            <button key={name} type="button" value={index} data-does="bundler" aria-pressed={index === 0}>
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
