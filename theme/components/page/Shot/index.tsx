// A picture of the report: light or dark as the page is, AVIF or PNG as the browser can, in the page's language.
import { withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { shotId } from '../../../site.ts';
import { ClipLink } from '../Clip/index.tsx';
import { LiveLink } from '../Live/index.tsx';
import { screens } from '../Live/screens.ts';
import { Picture } from './Picture.tsx';

export interface ShotProps {
  /** Its entry in packages/evidence/pictures/list/. */
  id: string;
  /** What the picture shows, in one sentence, in the language of the page. */
  alt: string;
  /** What happens in the clip of this screen (packages/evidence/clips/list.ts), in a few words. */
  clip?: string;
  /** Name of the file without theme and ending; like the size, filled in by tools/build/shots.ts. */
  file?: string;
  width?: string;
  height?: string;
  /** Where its numbers are, in percent; filled in likewise. */
  marks?: string;
  /** Size of the pieces that a phone shows, and where the numbers are in them; filled in likewise. */
  phone?: string;
  phoneMarks?: string;
  /** The caption: what to look at; numbers in the picture are written as ①, ② in it and in the text around. */
  children?: ReactNode;
}

/** `<Shot id="bundle-size-treemap" alt="…" />` in a page, or with a caption between its tags. */
export function Shot({ id, alt, clip, file, width, height, marks, phone, phoneMarks, children }: ShotProps) {
  if (!file || !width || !height)
    throw new Error(`<Shot id="${id}">: its size is unknown. Is pluginShots() in rspress.config.ts?`);
  return (
    <Picture
      source={withBase(`/shots/${file}`)}
      alt={alt}
      width={Number(width)}
      height={Number(height)}
      {...(marks && { id: shotId(id), marks })}
      {...(phone && { phone })}
      {...(phoneMarks && { phoneMarks })}
      action={
        <>
          {screens[id] && <LiveLink id={id} panel={screens[id].panel} />}
          {clip && <ClipLink id={id}>{clip}</ClipLink>}
        </>
      }
    >
      {children}
    </Picture>
  );
}
