// The link below a picture that plays a clip of the screen in the picture's place (play.ts).
import { useI18n, withBase } from '@rspress/core/runtime';
import type { texts } from '../../../i18n.ts';

/** Without JavaScript, and in another tab, a plain link to the video. @param children what happens in the clip */
export function ClipLink({ id, children }: { id: string; children: string }) {
  const t = useI18n<typeof texts>();
  return (
    <a
      className="report-button"
      href={withBase(`/clips/${id}.light.webm`)}
      data-does="clip"
      data-end={t('clipEndText')}
    >
      ▶ {children}
    </a>
  );
}
