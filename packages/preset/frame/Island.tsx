/** Islands are parts with state of their own, which React runs in the browser; all else is markup, drawn at build. */
import { useI18n } from '@rspress/core/runtime';
import type { ComponentType } from 'react';
import type { texts } from './texts.ts';

interface IslandProps<Props> {
  /** The part, whose `island` in plugin.ts names the script. */
  name: string;
  draws: ComponentType<Props>;
  /** Must survive JSON. */
  props: Partial<Props>;
}

/** Draws an island; client/islands.ts starts it. Props that are known in the browser alone are left out. */
export function Island<Props extends object>({ name, draws, props }: IslandProps<Props>) {
  const Part = draws as ComponentType<Partial<Props>>;
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
