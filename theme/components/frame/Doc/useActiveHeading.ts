import { useEffect, useState } from 'react';
import { afterPaint } from '../Layout/after-paint.ts';

/** Scroll events are looked at this often, in ms: as often as an eye can follow the mark. */
const THROTTLE_MS = 100;

/** A heading this close below the bar counts as reached, in px: the reader's eye is there before the scroll is. */
const REACH_PX = 80;

/**
 * The heading that the reader is at: the last one above the reading line, or at the end of the page the last of all.
 * @param tops distance of each heading from the top of the window, in px, in page order
 * @param line the reading line: a little below the place where a heading stops when its link is followed, in px
 */
export function activeIndex(tops: number[], line: number, atEnd: boolean): number {
  if (tops.length === 0) return -1;
  if (atEnd) return tops.length - 1;
  return tops.findLastIndex((top) => top <= line);
}

/** The id of the heading in view, undefined above the first one. */
export function useActiveHeading(ids: string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join('\n');
  useEffect(() => {
    const list = key.split('\n');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      // One in a tab that is not shown has no box.
      const tops = list.map((id) => document.getElementById(id)?.getClientRects()[0]?.top ?? Number.POSITIVE_INFINITY);
      const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + REACH_PX;
      const { scrollHeight, clientHeight } = document.documentElement;
      const atEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 2;
      setActive(list[activeIndex(tops, line, atEnd)]);
    };
    const onScroll = () => (timer ??= setTimeout(look, THROTTLE_MS));
    const cancel = afterPaint(look);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      cancel();
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [key]);
  return active;
}
