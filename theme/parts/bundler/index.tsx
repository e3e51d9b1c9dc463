// The switch in the head of the sidebar.

import { useI18n, usePage } from '@rspress/core/runtime';
import { BUNDLERS, withoutLang } from '#theme/site.ts';
import type { texts } from '../../i18n.ts';

/** Chooses the bundler of all pages (client.ts). */
export function BundlerSwitch() {
  const t = useI18n<typeof texts>();
  // A post is about one build, so its sidebar has no switch. The few posts with tabs for the bundlers have it in these.
  if (withoutLang(usePage().page.routePath).startsWith('/blog/')) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <fieldset> is for fields, and these are two buttons.
    <div role="group" aria-label={t('bundlerText')} data-needs-script="">
      {BUNDLERS.map((name, index) => (
        <button key={name} type="button" value={index} data-does="bundler" aria-pressed={index === 0}>
          {name}
        </button>
      ))}
    </div>
  );
}
