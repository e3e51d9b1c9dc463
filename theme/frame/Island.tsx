/**
 * Islands are parts with state of their own, which React runs in the browser; all else is markup, drawn at build.
 * tools/framework/client.ts bundles theme/parts/<name>/island.tsx.
 */
import { Viewer } from '@rsdoctor-docs/viewer';
import { useI18n } from '@rspress/core/runtime';
import type { ComponentType } from 'react';
import type { texts } from './texts.ts';

const islands = { viewer: Viewer };
export type IslandName = keyof typeof islands;

/** `<Island name="viewer" />`: draws an island; client/islands.ts starts it. */
export function Island({ name, ...props }: { name: IslandName } & Record<string, unknown>) {
  const Part = islands[name] as ComponentType<never> as ComponentType<Record<string, unknown>>;
  const t = useI18n<typeof texts>();
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-failed={t('partFailed')}
      data-retry={t('partRetry')}
    >
      {/* In development React draws the page in the browser, and the island draws itself. */}
      {!import.meta.env.DEV && <Part {...props} />}
    </div>
  );
}
