// The stock groups are `<div onClick>` and leave collapsed links in the tab order; <details> is the element that does
// it right.
import type { NormalizedSidebarGroup, SidebarData, SidebarItem } from '@rspress/core';
import { usePage, useSidebar } from '@rspress/core/runtime';
import { Link, parseInlineMarkdownText, renderInlineMarkdown, Tag } from '@rspress/core/theme';
import { routeKey } from '../../../site.ts';
import { Icon } from '../Icon/index.tsx';
import { usePlace } from '../places.ts';
import styles from './Sidebar.module.css';
import { SidebarHead } from './SidebarHead.tsx';

/** What an entry says, with its tag. */
function Label({ text, tag }: { text: string; tag?: string | undefined }) {
  return (
    <>
      <span {...renderInlineMarkdown(text)} />
      <Tag tag={tag} />
    </>
  );
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
      <Label text={item.text} tag={item.tag} />
    </Link>
  );
}

function Group({ group }: { group: NormalizedSidebarGroup }) {
  const holdsPage = usePlace().groups.some((one) => one === group);
  const { text, tag, link, collapsible = true, collapsed = false } = group;
  const title = link ? (
    <ItemLink item={group} />
  ) : (
    <span className={styles.groupTitle}>
      <Label text={text} tag={tag} />
    </span>
  );
  const list = <Entries entries={group.items as SidebarData} />;
  if (!collapsible)
    return (
      <>
        <div className={styles.group}>{title}</div>
        {list}
      </>
    );
  // A link inside <summary> would be a control inside a control, so it stands before the <details>.
  return (
    <div className={link ? styles.linked : undefined}>
      {link && title}
      <details open={!collapsed || holdsPage} className={styles.details}>
        <summary className={styles.group} aria-label={link ? parseInlineMarkdownText(text) : undefined}>
          {!link && title}
          <Icon name="right" className={styles.arrow} width="1em" />
        </summary>
        {list}
      </details>
    </div>
  );
}

function Entry({ entry }: { entry: SidebarData[number] }) {
  if ('dividerType' in entry)
    return <hr className={styles.divider} data-dashed={entry.dividerType === 'dashed' || undefined} />;
  if ('sectionHeaderText' in entry)
    return (
      <p className={styles.section}>
        <Label text={entry.sectionHeaderText} tag={entry.tag} />
      </p>
    );
  return 'items' in entry ? <Group group={entry} /> : <ItemLink item={entry} />;
}

function Entries({ entries }: { entries: SidebarData }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry, index) => (
        <li key={index}>
          <Entry entry={entry} />
        </li>
      ))}
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
