import type { NavItem, NavItemWithLink } from '@rspress/core';
import { matchNavbar, useLang, useLocation } from '@rspress/core/runtime';
import { Link, Tag } from '@rspress/core/theme';
import { langPrefix, ORIGIN } from '../../../site.ts';
import { uniqueKeys } from '../../unique-keys.ts';
import styles from './index.module.css';
import { Menu } from './Menu.tsx';

function NavLink({ item }: { item: NavItemWithLink }) {
  const { pathname } = useLocation();
  const lang = useLang();
  // A link to this site by its public address leads to the page in the reader's language.
  const href = item.link.replace(`${ORIGIN}/`, `${ORIGIN}${langPrefix(lang)}/`);
  const current = matchNavbar(item, pathname) ? 'true' : undefined;
  // No `rel`: Link gives external ones theirs.
  return (
    <Link href={href} className={styles.link} aria-current={current} download={item.download}>
      {item.text}
      {item.tag && <Tag tag={item.tag} />}
    </Link>
  );
}

/** One entry of the navigation: a link, or a drop-down of entries (with its own link on top, if it has one). */
function NavEntry({ item, id }: { item: NavItem; id: string }) {
  const items = 'items' in item && item.items ? item.items : [];
  const link = 'link' in item && item.link ? (item as NavItemWithLink) : null;
  const keys = uniqueKeys(items.map(({ text }) => text ?? ''));
  if (items.length === 0) return link && <NavLink item={link} />;
  return (
    <Menu
      id={id}
      label={
        <>
          {item.text}
          {item.tag && <Tag tag={item.tag} />}
        </>
      }
    >
      <ul>
        {link && (
          <li>
            <NavLink item={link} />
          </li>
        )}
        {items.map((child, index) => (
          <li key={keys[index]}>
            <NavEntry item={child as NavItem} id={`${id}-${index}`} />
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** The entries of one side of the bar (default side: right). */
export function NavItems({ items, position }: { items: NavItem[]; position: 'left' | 'right' }) {
  const shown = items.filter((item) => (item.position ?? 'right') === position);
  if (shown.length === 0) return null;
  const keys = uniqueKeys(shown.map(({ text }) => text ?? ''));
  return (
    <ul className={styles.items} data-position={position}>
      {shown.map((item, index) => (
        <li key={keys[index]}>
          <NavEntry item={item} id={`frame-nav-${position}-${index}`} />
        </li>
      ))}
    </ul>
  );
}
