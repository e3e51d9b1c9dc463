/**
 * Runs on the 404 page alone, before its text: redirects other spellings of a page's address, and leads home in the
 * version of the address.
 */
import { splitPath, twinPath, withoutDefaultLang } from '@rsdoctor-docs/base/site';
import { request } from '../untrusted.ts';
import { siteShape } from './config.ts';
import { spelled } from './spelled.ts';

const site = siteShape();
const { pathname } = location;
const url = new URL(location.href);
const plain = withoutDefaultLang(pathname, site) ?? pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, '');
// Set the path of a URL, because a path that begins with two slashes would lead to another host.
url.pathname = plain.length < site.base.length ? site.base : plain;
if (url.pathname !== pathname) location.replace(url);
else {
  // Leads on if there is such a page.
  url.pathname = spelled(pathname);
  if (url.pathname !== pathname)
    request(url.href, { method: 'HEAD' }).then(
      ({ ok }) => ok && location.replace(url),
      // Without an answer the text of this page stays.
      () => undefined,
    );
}

const { version } = splitPath(pathname, site);
// The page is drawn once for all versions: its links to home pages lead to those of the version that the reader is in.
if (version)
  addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header > a, main a'))
      if (splitPath(link.pathname, site).rest.length === 0) link.href = twinPath(link.pathname, site, { version });
  });
