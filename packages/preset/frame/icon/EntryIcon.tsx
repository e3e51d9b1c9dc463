import { normalizeImagePath } from '@rspress/core/runtime';
import { renderHtmlOrText } from '@rspress/core/theme';

/** The `icon` of an entry of a menu: the address of a picture, a drawing (`<svg …>`), or a sign. It needs no style sheet. */
export function EntryIcon({ icon }: { icon: string | undefined }) {
  if (!icon) return null;
  const apart = { marginInlineEnd: '0.4em' };
  const place = { ...apart, verticalAlign: '-0.15em', inlineSize: '1em', display: 'inline-block' };
  return /^(?:\.*\/|https?:|data:)/.test(icon) ? (
    <img src={normalizeImagePath(icon)} alt="" width="16" height="16" loading="lazy" style={place} />
  ) : (
    <span aria-hidden="true" style={icon.startsWith('<svg') ? place : apart} {...renderHtmlOrText(icon)} />
  );
}
