/** The progress bar of a slow page. All numbers come from the specification (section 9). */
import { PROGRESS_ID } from '../names.ts';
import { element } from './element.ts';

/** Delay before the bar appears, in ms. */
const LAG = 200;
const MINIMUM = 0.08;
/** Time that one step takes, in ms. */
const SPEED = 200;
/** The largest step while waiting. */
const TRICKLE = 0.02;
/** Time between two steps, in ms. */
const TRICKLE_SPEED = 800;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

function place(share: number): void {
  const line = bar?.firstElementChild as HTMLElement | null;
  if (line) line.style.transform = `translate3d(-${100 - share * 100}%,0,0)`;
}

/** Shows the bar if the page takes longer than {@link LAG}. */
export function startProgress(): void {
  clearTimeout(timer);
  let share = MINIMUM;
  const creep = () => {
    bar ??= document.body.appendChild(element('div', { id: PROGRESS_ID, innerHTML: '<div class="bar"></div>' }));
    place(share);
    share = Math.min(share + Math.random() * TRICKLE, 0.994);
    timer = setTimeout(creep, TRICKLE_SPEED);
  };
  timer = setTimeout(creep, LAG);
}

/** Fills the bar and removes it. */
export function endProgress(): void {
  clearTimeout(timer);
  place(1);
  const ended = bar;
  bar = undefined;
  if (ended) setTimeout(() => ended.remove(), SPEED);
}
