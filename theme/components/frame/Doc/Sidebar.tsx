// The stock groups are `<div onClick>` and leave collapsed links in the tab order; <details> is the element that does
// it right.
import type { NormalizedSidebarGroup, SidebarData, SidebarItem } from '@rspress/core';
import { usePage, useSidebar } from '@rspress/core/runtime';
import { Link, parseInlineMarkdownText, renderInlineMarkdown, Tag } from '@rspress/core/theme';
import { routeKey } from '../../../site.ts';
import { uniqueKeys } from '../../unique-keys.ts';
import { Icon } from '../Icon/index.tsx';
import { usePlace } from '../places.ts';
import styles from './Sidebar.module.css';
import { SidebarHead } from './SidebarHead.tsx';

type Entry = SidebarData[number];

const isGroup = (entry: Entry): entry is NormalizedSidebarGroup => 'items' in entry;

/** What tells an entry from the others: its address, else its words; a divider has neither. */
function entryName(entry: Entry): string {
  if ('dividerType' in entry) return '';
  return 'sectionHeaderText' in entry ? entry.sectionHeaderText : entry.link || entry.text;
}

function ItemLink({ item }: { item: SidebarItem | NormalizedSidebarGroup }) {
  const { routePath } = usePage().page;
  return (
    <Link
      href={item.link}
      className={styles.link}
      aria-current={item.link && routeKey(item.link) === routeKey(routePath) ? 'page' : undefined}
      data-context={item.context}
    >
      <span {...renderInlineMarkdown(item.text)} />
      <Tag tag={item.tag} />
    </Link>
  );
}

function Group({ group }: { group: NormalizedSidebarGroup }) {
  const holdsPage = usePlace().groups.some((one) => one === group);
  const { collapsible = true, collapsed = false } = group;

  const title = group.link ? (
    <ItemLink item={group} />
  ) : (
    <span className={styles.groupTitle}>
      <span {...renderInlineMarkdown(group.text)} />
      <Tag tag={group.tag} />
    </span>
  );
  const list = <Entries entries={group.items as SidebarData} />;
  if (!collapsible) {
    return (
      <>
        <div className={styles.group}>{title}</div>
        {list}
      </>
    );
  }
  // A link inside <summary> would be a control inside a control: it stands before the <details>, the button beside it.
  return (
    <div className={group.link ? styles.linked : undefined}>
      {group.link && title}
      <details open={!collapsed || holdsPage} className={styles.details}>
        <summary className={styles.group} aria-label={group.link ? parseInlineMarkdownText(group.text) : undefined}>
          {!group.link && title}
          <Icon name="right" className={styles.arrow} width="1em" />
        </summary>
        {list}
      </details>
    </div>
  );
}

function Entries({ entries }: { entries: SidebarData }) {
  const keys = uniqueKeys(entries.map(entryName));
  return (
    <ul className={styles.list}>
      {entries.map((entry, index) => {
        if ('dividerType' in entry)
          return (
            <li key={keys[index]}>
              <hr className={styles.divider} data-dashed={entry.dividerType === 'dashed' || undefined} />
            </li>
          );
        if ('sectionHeaderText' in entry) {
          return (
            <li key={keys[index]} className={styles.section}>
              <span {...renderInlineMarkdown(entry.sectionHeaderText)} />
              <Tag tag={entry.tag} />
            </li>
          );
        }
        return <li key={keys[index]}>{isGroup(entry) ? <Group group={entry} /> : <ItemLink item={entry} />}</li>;
      })}
    </ul>
  );
}

/** The pages of the section, in groups that collapse by mouse, keyboard, and with JavaScript off. */
export function Sidebar() {
  return (
    <>
      <SidebarHead />
      <Entries entries={useSidebar()} />
    </>
  );
}
