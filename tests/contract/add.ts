/**
 * `npm run published`: adds to published.txt what the site answers now and the list does not hold yet.
 * `npm run published -- --check` only looks, and fails when something is missing: so does a publication.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command } from '@rsdoctor-docs/base/command';
import { shortAddresses } from '@rsdoctor-docs/parts/reference';
import { DEFAULT_LANG, langOfRoute } from '@rsdoctor-docs/parts/site';
import { ensureBuilt } from '#tools/sites.ts';
import { LIST, readList, unprotected, withNewAddresses } from './published.ts';

await command(import.meta, async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  ensureBuilt('main');
  // Import it late, because it reads the build folder on import.
  const { headingIdsOf, htmlOf, routes } = await import('../lib/built.ts');
  const pages = routes.filter((route) => langOfRoute(route) === DEFAULT_LANG);
  const found = [
    ...pages.flatMap((route) => [route, ...headingIdsOf(htmlOf(route)).map((id) => `${route}#${id}`)]),
    ...Object.keys(shortAddresses()),
  ];
  const { text, added } = withNewAddresses(readList(), found);
  if (values.check) {
    const problem = unprotected(added, found.length);
    if (problem) throw problem;
    console.log(`all ${found.length} addresses of the site are in tests/contract/published.txt`);
    return;
  }
  writeFileSync(LIST, text);
  for (const address of added) console.log(`+ ${address}`);
  console.log(`${added.length} addresses added to tests/contract/published.txt`);
});
