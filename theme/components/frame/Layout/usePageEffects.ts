import { useFrontmatter, useLang, useLocation, useSite } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { READY_EVENT } from '../../../boot/events.ts';
import { showFeeds } from '../../../boot/feeds.ts';
import { closeMenus } from '../../../boot/menus.ts';
import { hiddenParts } from '../../../boot/switches.ts';
import { afterPaint } from './after-paint.ts';
import { hashTarget } from './useScroll.ts';

/**
 * Puts the reader at the start of the new page, or at the place of the hash: a screen reader reads its heading, Tab
 * goes on from there.
 */
function focusPage(hash: string): void {
  const target =
    hashTarget(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** What a page change means for the document around React: query switches, open menus, focus, feeds. */
export function usePageEffects(): void {
  const { pathname, search, hash } = useLocation();
  const { frontmatter } = useFrontmatter();
  const lang = useLang();
  const { site } = useSite();
  const shown = useRef('');

  useEffect(() => {
    // After the commit: only then can the click that is replayed make React hydrate the part of the page that it is in.
    queueMicrotask(() => {
      document.documentElement.dataset.ready = '';
      dispatchEvent(new Event(READY_EVENT));
    });
  }, []);

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hide = hiddenParts(search);
    const globals = frontmatter.globalUIComponents !== false && !dataset.hide.split(' ').includes('globalUIComponents');
    const links = showFeeds(globals);
    const prefix = lang === 'zh' ? 'zh-' : '';
    for (const link of links) {
      const before = link.getAttribute('href') ?? '';
      const after = before.replace(/(?:zh-)?(?=\w+\.rss$)/, prefix);
      if (after === before) continue;
      link.setAttribute('href', after);
      // It names the feed in the language that the reader has left.
      link.removeAttribute('title');
    }
  }, [search, frontmatter, lang]);

  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (!before || before === pathname) return;
    closeMenus();
    // What the build says in the head about the page that the reader has left (tools/build/publish/structured-data.ts).
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
    if (site.themeConfig.hideNavbar !== 'always') delete document.documentElement.dataset.nav;
    return afterPaint(() => focusPage(hash));
  }, [pathname, hash, site]);
}
