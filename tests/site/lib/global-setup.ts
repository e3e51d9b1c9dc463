/**
 * Before the first browser test: installs a browser if need be, builds every site that is out of date, and serves each
 * on a port of its own, so that two copies of the repository never read each other's pages. `SITE_PORT` fixes the first
 * port.
 */

import { serve } from '@rsdoctor-docs/base/serve';
import { ensureTestBrowser } from '@rsdoctor-docs/evidence/browser';
import { ensureBuilt, SITE_NAMES, SITES } from '#tools/sites.ts';
import { urlVariable } from './urls.ts';

export default async function setup(): Promise<() => void> {
  ensureTestBrowser();
  const first = Number(process.env.SITE_PORT ?? 0);
  const ends: (() => void)[] = [];
  for (const [index, name] of SITE_NAMES.entries()) {
    ensureBuilt(name);
    const { dir, base } = SITES[name];
    const { url, close } = await serve({ dir, port: first && first + index, base });
    process.env[urlVariable(name)] = url;
    ends.push(close);
  }
  return () => {
    for (const end of ends) end();
  };
}
