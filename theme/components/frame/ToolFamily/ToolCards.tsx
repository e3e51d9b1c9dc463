// Mends the cards of @rstack-dev/doc-ui: their heading is a second h1, their logos have no size and leave a hole before
// they load, their links are no list, and their colors fail axe.
import { ToolStack } from '@rstack-dev/doc-ui/tool-stack';
import { Children, cloneElement, type FC, type MemoExoticComponent, type ReactElement, type ReactNode } from 'react';
import type { Lang } from '../../../site.ts';
import styles from './index.module.css';

type Drawn = ReactElement<Record<string, unknown>>;

/** Calls the component. What it returns is final, because React draws it at build alone. */
const draw = (ToolStack as unknown as MemoExoticComponent<FC<{ lang: string }>>).type as (props: {
  lang: string;
}) => Drawn;

const inside = (element: Drawn | undefined) => Children.toArray(element?.props.children as ReactNode) as Drawn[];

/** A card for each tool. The one with the address `current` says that the reader is there. */
export function ToolCards({ lang, current }: { lang: Lang; current?: string }) {
  const [, list] = inside(draw({ lang }));
  return (
    <ul className={styles.grid}>
      {inside(list).map((card) => {
        const [logo, ...lines] = inside(card);
        return (
          <li key={card.key} className={styles.cell}>
            {cloneElement(
              card,
              {
                className: styles.card,
                rel: 'noopener noreferrer',
                'aria-current': card.props.href === current ? 'true' : undefined,
              },
              <span className={styles.logo}>
                {logo && cloneElement(logo, { alt: '', className: undefined, width: 40, height: 40 })}
              </span>,
              ...lines.map((line, index) =>
                cloneElement(line, { className: [styles.name, styles.desc, styles.address][index] }),
              ),
            )}
          </li>
        );
      })}
    </ul>
  );
}
