// Replaces two stock hooks: they throw on a hash like `#%E0%A4%A`, which takes the whole page down.
import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { decode } from '../../runtime/paths.ts';

/** A new page without a hash starts at the top. */
export function useScrollReset(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (!window.location.hash) window.scrollTo(0, 0);
  }, [pathname]);
}

/** A page with a hash starts at that place; CSS keeps the height of the bar free (`scroll-padding`). */
export function useScrollAfterNav(): void {
  const location = useLocation();
  useLayoutEffect(() => {
    document.getElementById(decode(window.location.hash.slice(1)))?.scrollIntoView();
  }, [location]);
}
