// Plain markup of a picture in two themes.
import type { ReactNode } from 'react';
import styles from './index.module.css';

/** Where a phone shows pieces of the picture: the whole of it would be too small to read. */
const PHONE = '(width <= 40em)';
/** Pictures of at least this width, in px, are all shown in one width, so that their edges agree. */
const LARGE = 780;

export interface PictureProps {
  /** Address without theme and ending. */
  source: string;
  alt: string;
  width: number;
  height: number;
  id?: string;
  /** The middle of ①, ② … in percent of width and height: `10,66.2 10,87.9`. */
  marks?: string;
  /** Width and height of the pieces that a phone shows, if it does: `429 300`. */
  phone?: string;
  /** Like `marks`, in the pieces. */
  phoneMarks?: string;
  /** Below the picture, above the caption. */
  action?: ReactNode;
  /** The caption. */
  children?: ReactNode;
}

/** Both themes, of which CSS shows one; the other is lazy and not rendered, so that it is not loaded. */
export function Picture({ source, alt, width, height, id, marks, phone, phoneMarks, action, children }: PictureProps) {
  const [phoneWidth, phoneHeight] = phone?.split(' ') ?? [];
  return (
    <figure
      className={width >= LARGE ? `${styles.shot} ${styles.large}` : styles.shot}
      id={id}
      data-marks={marks}
      data-phone-marks={phoneMarks}
    >
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={`on-${theme}`}>
          {phone && (
            <source
              media={PHONE}
              type="image/avif"
              srcSet={`${source}.${theme}.phone.avif`}
              width={phoneWidth}
              height={phoneHeight}
            />
          )}
          <source type="image/avif" srcSet={`${source}.${theme}.avif`} />
          <img src={`${source}.${theme}.png`} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
        </picture>
      ))}
      {action}
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
