// The stock groups are `<div onClick>` and leave collapsed links in the tab order; <details> is the element that does
// it right.

import { routeKey } from '@rsdoctor-docs/base/site';
import type { NormalizedSidebarGroup, SidebarData, SidebarItem } from '@rspress/core';
import { usePage, useSidebar } from '@rspress/core/runtime';
import { Link, parseInlineMarkdownText, renderInlineMarkdown, SidebarHead, Tag } from '@rspress/core/theme';
import { EntryIcon } from '../icon/EntryIcon.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePlace } from '../places.ts';
import styles from './Sidebar.module.css';

/** Icon, text and tag of an entry. */
function Label({ text, tag, icon }: { text: string; tag?: string | undefined; icon?: string | undefined }) {
  return (
    <>
      <EntryIcon icon={icon} />
      <span {...renderInlineMarkdown(text)} />
      <Tag tag={tag} />
    </>
  );
}

function ItemLink({ item: { link, text, tag, icon, context } }: { item: SidebarItem | NormalizedSidebarGroup }) {
  const { routePath } = usePage().page;
  const isCurrent = link && routeKey(link) === routeKey(routePath);
  return (
    <Link href={link} aria-current={isCurrent ? 'page' : undefined} data-context={context}>
      <Label text={text} tag={tag} icon={icon} />
    </Link>
  );
}

function Group({ group }: { group: NormalizedSidebarGroup }) {
  const holdsPage = usePlace().groups.some((one) => one === group);
  const { text, tag, icon, link, context, collapsible = true, collapsed = false } = group;
  const title = link ? <ItemLink item={group} /> : <Label text={text} tag={tag} icon={icon} />;
  const list = <Entries entries={group.items as SidebarData} />;
  if (!collapsible)
    return (
      <>
        {link ? title : <p data-context={context}>{title}</p>}
        {list}
      </>
    );
  // A link inside <summary> would be a control inside a control, so it stands before the <details>.
  return (
    <>
      {link && title}
      <details open={!collapsed || holdsPage}>
        <summary
          aria-label={link ? parseInlineMarkdownText(text) : undefined}
          data-context={link ? undefined : context}
        >
          {!link && title}
          <Icon name="right" width="1em" />
        </summary>
        {list}
      </details>
    </>
  );
}

function Entry({ entry }: { entry: SidebarData[number] }) {
  if ('dividerType' in entry) return <hr data-dashed={entry.dividerType === 'dashed' || undefined} />;
  if ('sectionHeaderText' in entry)
    return (
      <p>
        <Label text={entry.sectionHeaderText} tag={entry.tag} icon={entry.icon} />
      </p>
    );
  return 'items' in entry ? <Group group={entry} /> : <ItemLink item={entry} />;
}

const Entries = ({ entries, className }: { entries: SidebarData; className?: string | undefined }) => (
  <ul className={className}>
    {entries.map((entry, index) => (
      <li key={index}>
        <Entry entry={entry} />
      </li>
    ))}
  </ul>
);

/** The pages of the section, in groups that collapse by mouse, keyboard, and with JavaScript off. */
export function Sidebar() {
  return (
    <>
      <div className={styles.head}>
        <SidebarHead />
      </div>
      <Entries entries={useSidebar()} className={styles.entries} />
    </>
  );
}
