import { useI18n, useSite } from '@rspress/core/runtime';
import { Icon } from '../icon/icon.tsx';
import type { texts } from '../texts.ts';

/**
 * The button that leads to the top, unless `themeConfig.enableScrollToTop` is off. The stock one stands in the outline, which
 * narrow windows and overviews do not show. The last part of `<main>`; client/outline.ts shows it.
 */
export function ToTop() {
  const t = useI18n<typeof texts>();
  const { site } = useSite();
  if (site.themeConfig.enableScrollToTop === false) return null;
  return (
    <button type="button" className="to-top" data-does="top" aria-label={t('scrollToTopText')} hidden>
      <Icon name="up" />
    </button>
  );
}
