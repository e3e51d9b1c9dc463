/**
 * Stands in for react-router-dom in the browser's production build (tools/framework/router.ts): Rspress uses it
 * to know the address and to change it, and the package brings 11 kB of matching, loading and form handling along.
 */
import { PageContext } from '@rspress/core/runtime';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { routeKey } from '../site.ts';
import { currentEntry, newKey } from './history.ts';
import { knownPages } from './known-pages.ts';

export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}
type To = string | number | Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>;
type Navigate = (to: To, options?: { replace?: boolean; state?: unknown }) => void;

const Router = createContext<{ location: Location; navigate: Navigate } | null>(null);

function useRouter() {
  const router = useContext(Router);
  if (!router) throw new Error('used outside of <BrowserRouter>');
  return router;
}

/** The address on screen, without the site's base. */
export const useLocation = () => useRouter().location;
/** A function that changes the address. */
export const useNavigate = () => useRouter().navigate;

function currentLocation(basename: string): Location {
  const { pathname, search, hash } = window.location;
  const entry = currentEntry();
  const inside =
    basename && pathname.toLowerCase().startsWith(basename.toLowerCase())
      ? pathname.slice(basename.length) || '/'
      : pathname;
  return { pathname: inside, search, hash, state: entry.usr ?? null, key: entry.key };
}

/** Where a link leads, base included. A path with two slashes in front would lead to another host. */
function targetOf(to: Exclude<To, number>, basename: string): string {
  const text = typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '');
  if (!text.startsWith('/')) return new URL(text, window.location.href).href;
  return basename + text.replace(/^[\\/]{2,}/, '/');
}

/** The query of the address, and a function that replaces it. Left out of the bundle while no page has page tabs. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams, options?: { replace?: boolean }) => void] {
  const { location, navigate } = useRouter();
  const { pathname, search, hash } = location;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return [query, (next, options) => navigate({ pathname, search: `?${next}`, hash }, options)];
}

interface BrowserRouterProps {
  basename?: string;
  useTransitions?: boolean;
  children: ReactNode;
}

/** Keeps React and the browser's history together. */
export function BrowserRouter({ basename = '', useTransitions = true, children }: BrowserRouterProps) {
  const [location, setLocation] = useState(() => currentLocation(basename));
  const { setData } = useContext(PageContext);

  const { navigate, follow } = useMemo(() => {
    let isFirst = true;
    const follow = () => {
      const update = () => {
        const next = currentLocation(basename);
        const page = knownPages.get(routeKey(next.pathname));
        // At once with the address; Rspress's App brings what is not known yet.
        if (page) setData?.(page);
        setLocation(next);
      };
      // React may still be hydrating the first page: an update that does not wait would throw the prerendered text
      // away.
      if (useTransitions || isFirst) startTransition(update);
      else update();
      isFirst = false;
    };
    const navigate: Navigate = (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') return history.go(to);
      const target = targetOf(to, basename);
      const entry = { usr: state, key: newKey() };
      try {
        if (replace || target === window.location.pathname + window.location.search + window.location.hash)
          history.replaceState(entry, '', target);
        else history.pushState(entry, '', target);
      } catch {
        // Another origin, or the browser's limit of calls: the browser goes there itself.
        return window.location.assign(target);
      }
      follow();
    };
    return { navigate, follow };
  }, [basename, useTransitions, setData]);

  useEffect(() => {
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [follow]);

  const router = useMemo(() => ({ location, navigate }), [location, navigate]);
  return <Router.Provider value={router}>{children}</Router.Provider>;
}
