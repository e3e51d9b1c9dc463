// The menu's list as plain markup; index.tsx gives it language and texts.
import type { Lang } from '../../../site.ts';
import styles from './index.module.css';
import { groupTitle } from './language.ts';
import { ToolItem } from './ToolItem.tsx';
import type { ToolGroup } from './tools.ts';

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
              aria-current={tool.url === current ? 'true' : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
