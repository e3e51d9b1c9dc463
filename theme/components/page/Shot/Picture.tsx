// Plain markup of a picture in two themes.
import type { ReactNode } from 'react';
import styles from './index.module.css';

export interface PictureProps {
  /** Address without theme and ending. */
  source: string;
  alt: string;
  width: number;
  height: number;
  id?: string;
  /** The middle of ①, ② … in percent of width and height: `10,66.2 10,87.9`. */
  marks?: string;
  /** Below the picture, above the caption. */
  action?: ReactNode;
  /** The caption. */
  children?: ReactNode;
}

/** Both themes, of which CSS shows one; the other is lazy and not rendered, so that it is not loaded. */
export function Picture({ source, alt, width, height, id, marks, action, children }: PictureProps) {
  return (
    <figure className={styles.shot} id={id} data-marks={marks}>
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={styles[theme]}>
          <source type="image/avif" srcSet={`${source}.${theme}.avif`} />
          <img src={`${source}.${theme}.png`} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
        </picture>
      ))}
      {action}
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
