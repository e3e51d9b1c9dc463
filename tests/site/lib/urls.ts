import { SITE_NAMES, type SiteName } from '../../lib/sites.ts';

const variable = (name: SiteName) => `SITE_URL_${name.toUpperCase()}`;

/** Hands the address of a served site to the workers. */
export function setUrl(name: SiteName, url: string): void {
  process.env[variable(name)] = url;
}

/** Addresses of the served sites, with a slash at the end; known once global-setup.ts has run. */
export const URLS = Object.fromEntries(SITE_NAMES.map((name) => [name, process.env[variable(name)] ?? ''])) as Record<
  SiteName,
  string
>;
