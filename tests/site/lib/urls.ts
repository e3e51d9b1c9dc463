import { SITE_NAMES, type SiteName } from '#tools/sites.ts';

/** The variable by which global-setup.ts hands the address of a served site to the workers. */
export const urlVariable = (name: SiteName) => `SITE_URL_${name.toUpperCase()}`;

/** Addresses of the served sites, with a slash at the end. */
export const URLS = Object.fromEntries(
  SITE_NAMES.map((name) => [name, process.env[urlVariable(name)] ?? '']),
) as Record<SiteName, string>;
