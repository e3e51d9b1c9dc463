/** `npm run outside`: asks every address of another site that pages, menus and guides link to. Dead ones end it with code 1. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '@rsdoctor-docs/base/command';
import { readSite } from '@rsdoctor-docs/base/docs/site';
import { eachOf } from '@rsdoctor-docs/base/each-of';
import { LANGS, ORIGIN } from '@rsdoctor-docs/parts/site';
import { linksOfSite } from '../docs/written-links.ts';
import { askNetwork, deadLink, faultOf, outsideAddresses } from './outside-links.ts';

await command(import.meta, async () => {
  parseArgs({ options: {} });
  const site = readSite(path.join(import.meta.dirname, '../../docs'), LANGS);
  const addresses = outsideAddresses(linksOfSite(site), ORIGIN);
  let dead = 0;
  await eachOf([...addresses], async ([url, places]) => {
    const fault = await faultOf(url, askNetwork);
    if (!fault) return;
    dead += 1;
    console.error(deadLink(places, fault).message);
  });
  console.log(`${addresses.size} addresses of other sites, ${dead} dead`);
  process.exitCode = dead > 0 ? 1 : 0;
});
