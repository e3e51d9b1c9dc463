import { useI18n, usePage } from '@rspress/core/runtime';
import { BUNDLERS, DOCUMENTED, withoutLang } from '#theme/site.ts';
import { PageLink } from '../../frame/PageLink.tsx';
import type { texts } from '../../i18n.ts';
import styles from './index.module.css';

/** The version, and the switch that chooses the bundler's tabs on all pages (theme/parts/tabs/client.ts). */
export function SidebarStart() {
  const t = useI18n<typeof texts>();
  // A post is about one build, so its sidebar has no switch. The few posts with tabs for the bundlers have it in these.
  const hasChoice = !withoutLang(usePage().page.routePath).startsWith('/blog/');
  return (
    <div className={styles.head}>
      <PageLink href="/guide/start/migration-v2">
        <span className="rp-badge rp-badge--tip">{DOCUMENTED}</span>
        {t('versionNextText')}
      </PageLink>
      {hasChoice && (
        // biome-ignore lint/a11y/useSemanticElements: <fieldset> is for fields, and these are two buttons.
        <div role="group" aria-label={t('bundlerText')} data-needs-script="">
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
