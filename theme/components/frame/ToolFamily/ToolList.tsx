// The two views of the list as plain markup; index.tsx gives them language and texts.

import type { Lang } from '../../../site.ts';
import styles from './index.module.css';
import { groupTitle } from './language.ts';
import { ToolItem } from './ToolItem.tsx';
import type { ToolGroup, ToolLink } from './tools.ts';

/** A card for each tool; the one that the reader is looking at says so. */
export function ToolGrid({ tools, lang, current }: { tools: readonly ToolLink[]; lang: Lang; current?: string }) {
  return (
    <ul className={styles.grid}>
      {tools.map((tool) => (
        <li key={tool.name} className={styles.cell}>
          <ToolItem
            tool={tool}
            lang={lang}
            className={styles.card}
            aria-current={tool.name === current ? 'true' : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

/** All groups, each under its title; the tool whose site this is says so. */
export function ToolGroups({ groups, lang, current }: { groups: readonly ToolGroup[]; lang: Lang; current?: string }) {
  return groups.map((group) => (
    <section key={group.titleEn} className={styles.group} aria-label={groupTitle(group, lang)} lang={lang}>
      <p className={styles.groupTitle}>{groupTitle(group, lang)}</p>
      <ul className={styles.entries}>
        {group.links.map((tool) => (
          <li key={tool.name}>
            <ToolItem
              tool={tool}
              lang={lang}
              className={styles.entry}
              aria-current={tool.name === current ? 'true' : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
