/**
 * `npm run evidence -- <unit …> | --stale | --all`: runs units of evidence and writes into the ledger which held.
 * `--list` says what there is, `--stale --list` what is stale; `report <folder>` builds one example (build-and-show.ts).
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '@rsdoctor-docs/base/command';
import { fencesOf } from '@rsdoctor-docs/base/docs/fences';
import { readSite, type Site } from '@rsdoctor-docs/base/docs/site';
import { Problem } from '@rsdoctor-docs/base/problem';
import { routeOfSource } from '@rsdoctor-docs/base/site';
import { claims } from './claims/topics.ts';
import { LANGS } from './harness/languages.ts';
import { chooseUnits, compareWithLedger, Hasher, type Unit, writeHeld } from './ledger.ts';
import { APPLICATION, REPORTS, unitsOf } from './units.ts';

const root = path.join(import.meta.dirname, '../..');

/** Called for each unit that was run, with the problems that were found, and the bundlers with which it was run. */
type Done = (unit: Unit, problems: readonly Problem[], on?: readonly string[]) => void;

/** A unit's name without its kind. */
const rest = ({ name }: Unit) => name.slice(name.indexOf('/') + 1);
const last = ({ name }: Unit) => name.slice(name.lastIndexOf('/') + 1);

/** Runs units one after the other; a Problem ends a unit, not the run. */
const oneByOne =
  (run: (unit: Unit) => Promise<readonly Problem[]>) =>
  async (units: readonly Unit[], _: Site, done: Done): Promise<void> => {
    for (const unit of units) {
      try {
        done(unit, await run(unit));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        done(unit, [error]);
      }
    }
  };

/** Runs units that write a file and judge nothing. */
const writing = (write: (unit: Unit) => Promise<void>) =>
  oneByOne(async (unit) => {
    await write(unit);
    return [];
  });

/** A hash that changes when the reports that are photographed and read must be made anew. */
const keyOfReports = (): string => new Hasher(root).of({ name: 'reports', inputs: REPORTS });

/** How the units of each kind are run. Imports are dynamic, because some load packages that `install` installs. */
const KINDS: Readonly<Record<string, (units: readonly Unit[], site: Site, done: Done) => Promise<void>>> = {
  facts: writing(async () => (await import('./facts/generate.ts')).writeFacts()),
  sample: oneByOne(async (unit) => {
    const { trySample } = await import('./outputs/samples.ts');
    return trySample(`docs/samples/${rest(unit)}`);
  }),
  async page(units, site, done) {
    const { tryBlocks } = await import('./outputs/blocks.ts');
    const { tryPrinted } = await import('./outputs/printed.ts');
    const blocks = fencesOf(site);
    const isOf = (unit: Unit, file: string) => `page${routeOfSource(file)}` === unit.name;
    const faults = await tryBlocks(blocks.filter(({ page }) => units.some((unit) => isOf(unit, page))));
    await oneByOne(async (unit) => [
      ...faults.filter(({ page }) => isOf(unit, page)).map(({ problem }) => problem),
      ...(await tryPrinted(
        blocks.filter(({ page }) => isOf(unit, page)),
        site.docs,
      )),
    ])(units, site, done);
  },
  'live-report': writing(async () => (await import('./demo/make.ts')).makeDemo()),
  async claim(units, _, done) {
    const { tryClaims } = await import('./claims/try.ts');
    const byId = new Map(units.map((unit) => [last(unit), unit]));
    await tryClaims(
      claims.filter(({ id }) => byId.has(id)),
      ({ claim: { id }, problem, on, notOnRspack2 }) => {
        if (notOnRspack2) console.log(`Not with Rspack 2: ${notOnRspack2.message}`);
        done(byId.get(id) as Unit, problem ? [problem] : [], on);
      },
    );
  },
  numbers: writing(async (unit) =>
    unit.name === 'numbers/recorded'
      ? (await import('./numbers/count.ts')).countRecorded()
      : (await import('./numbers/measure.ts')).measureGroup(rest(unit)),
  ),
  home: writing(async () => (await import('./home/record.ts')).recordHome()),
  async screens(units, site, done) {
    const { recordScreens } = await import('./screens/record.ts');
    await writing(() => recordScreens(keyOfReports()))(units, site, done);
  },
  async picture(units, _, done) {
    const { takePictures } = await import('./pictures/take.ts');
    const { shots } = await import('./pictures/list.ts');
    const byId = new Map(units.map((unit) => [rest(unit), unit]));
    await takePictures(
      shots.filter(({ id }) => byId.has(id)),
      keyOfReports(),
      ({ id }, problem) => done(byId.get(id) as Unit, problem ? [problem] : []),
    );
  },
  framework: writing(async (unit) => (await import('./frameworks/frameworks.ts')).buildFramework(rest(unit))),
  'test-reports': writing(async () => (await import('./demo/record-reports.ts')).recordReports()),
};

/** Runs units, kind by kind, and writes those that held into the ledger. @returns the problems of the others */
async function run(units: readonly Unit[], all: readonly Unit[], site: Site): Promise<Problem[]> {
  const found: Problem[] = [];
  let start = Date.now();
  for (const [kind, runKind] of Object.entries(KINDS)) {
    const own = units.filter(({ name }) => name === kind || name.startsWith(`${kind}/`));
    if (own.length === 0) continue;
    // No input may change while its unit runs; units of another kind may have written some.
    const before = new Hasher(root);
    const hashes = new Map(own.map((unit) => [unit, before.of(unit)]));
    await runKind(own, site, (unit, problems, on = []) => {
      console.log(
        `${problems.length > 0 ? 'FAIL' : 'ok  '} ${unit.name} ${((Date.now() - start) / 1000).toFixed(1)} s`,
      );
      start = Date.now();
      found.push(...problems);
      const inputs = hashes.get(unit);
      if (!inputs || problems.length > 0) return;
      const made = new Hasher(root).made(unit);
      writeHeld(root, all, unit, { inputs, made, on: [...on].sort().join(',') || undefined });
    });
  }
  return found;
}

await command(import.meta, async () => {
  const args = process.argv.slice(2).filter((arg) => arg !== '--');
  if (args[0] === 'report') return (await import('./harness/build-and-show.ts')).buildAndShow(args.slice(1));
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { stale: { type: 'boolean' }, all: { type: 'boolean' }, list: { type: 'boolean' } },
  });
  const site = readSite(path.join(root, 'docs'), LANGS);
  const all = unitsOf(site);
  const named = positionals.length > 0 ? chooseUnits(all, positionals) : all;
  const stale = new Set(Object.values(compareWithLedger(named, root)).flat());
  // Nothing here builds the application of the guides: without its reports, `--all` leaves its pictures out.
  const isPossible = ({ inputs }: Unit) => !values.all || process.env.APP_REPORTS || !inputs.includes(APPLICATION);
  const chosen = named.filter((unit) => isPossible(unit) && (!values.stale || stale.has(unit)));
  if (values.list) {
    for (const unit of chosen) console.log(`${stale.has(unit) ? 'stale' : '     '} ${unit.name}`);
    return;
  }
  if (!values.stale && !values.all && positionals.length === 0)
    throw new Problem('npm run evidence', 'needs a unit', {
      expected: 'units, --stale or --all; npm run evidence -- --list says what there is',
    });
  const problems = await run(chosen, all, site);
  for (const problem of problems) console.error(problem.message);
  console.log(`${chosen.length} units run, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});
