// Plain markup of a picture in two themes.
import type { ReactNode } from 'react';
import styles from './index.module.css';

export interface PictureProps {
  /** Address without theme and ending. */
  source: string;
  alt: string;
  width: number;
  height: number;
  /** The caption. */
  children?: ReactNode;
}

/** Both themes, of which CSS shows one; the other is lazy and not rendered, so that it is not loaded. */
export function Picture({ source, alt, width, height, children }: PictureProps) {
  return (
    <figure className={styles.shot}>
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={styles[theme]}>
          <source type="image/avif" srcSet={`${source}.${theme}.avif`} />
          <img src={`${source}.${theme}.png`} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
        </picture>
      ))}
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
