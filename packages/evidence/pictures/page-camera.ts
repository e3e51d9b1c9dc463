/** Photographs the page /preview/ of the built site, in which a report of the sample is open. */
import type { Browser, Page } from '@playwright/test';
import { Problem } from '@rsdoctor-docs/base/problem';
import { VIEWER } from '@rsdoctor-docs/viewer/panels';
import { inLang, type Lang } from '../harness/languages.ts';
import type { Photograph, Theme } from './camera.ts';
import { drawMarks, inkOf, type Place, placeDiscs } from './marks.ts';
import { findOn, frameOf, lookFor, roomOf, targetsOf } from './on-page.ts';
import type { Shot } from './shot.ts';
import { smallestText } from './smallest-text.ts';

/** Milliseconds after which a missing element is a failure. */
const PATIENCE = 60_000;
/** Milliseconds that the client gets for its layout. */
const REST = 1500;

const FRAME = '[data-viewer] iframe';

async function perform(page: Page, { steps, says }: Shot): Promise<void> {
  for (const step of steps) {
    if ('click' in step) await page.locator(step.click).first().click();
    else if ('wait' in step) await page.frameLocator(FRAME).getByText(step.wait).first().waitFor({ state: 'attached' });
    else throw new Error(`a step that this camera does not know: ${JSON.stringify(step)}`);
  }
  await page.waitForTimeout(REST);
  const { missing } = await lookFor(page, says);
  if (missing.length > 0) throw new Error(`the page does not say ${missing.join(', ')}`);
}

/**
 * Takes one picture. `wait` of a step is a text of the report in the frame; everything else is about the page.
 * @param url of the site, with a slash at its end
 * @param places of its numbers, where another theme has chosen them
 * @throws Problem when an element or a text of the list is not there
 */
export async function photographPage(
  shot: Shot,
  url: string,
  browser: Browser,
  lang: Lang,
  theme: Theme,
  places?: readonly Place[],
): Promise<Photograph> {
  const [width, height] = shot.viewport;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: shot.clip ? 2 : 1,
    colorScheme: theme,
    locale: lang,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(PATIENCE);
  try {
    await page.goto(new URL(inLang(`${VIEWER}${shot.route}`, lang), url).href);
    await perform(page, shot);
    const find = findOn(page, (selector) => new Error(`no element ${selector}`));
    const clip = (await frameOf(find, shot)) ?? { x: 0, y: 0, width, height };
    const text = await smallestText(page, clip);
    const look = () => page.screenshot({ animations: 'disabled', caret: 'hide', clip });
    const targets = await targetsOf(find, shot.marks ?? []);
    const marks = places ?? placeDiscs(await inkOf(page, await look(), clip), targets, roomOf(clip, shot));
    await drawMarks(page, targets, marks, clip, theme);
    return { png: await look(), text, marks, frame: clip };
  } catch (error) {
    throw new Problem(`packages/evidence/pictures/list/ (${shot.id})`, (error as Error).message, {
      fix: `open /preview/${shot.route}, correct the entry, then npm run evidence -- picture/${shot.id}`,
    });
  } finally {
    await page.close();
  }
}
