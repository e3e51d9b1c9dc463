import type { NavItem, NavItemWithLink } from '@rspress/core';
import { matchNavbar, useLang, useLocation, useSite, withBase } from '@rspress/core/runtime';
import { Link, Tag } from '@rspress/core/theme';
import { inLang, isLang } from '../../../site.ts';
import { uniqueKeys } from '../../unique-keys.ts';
import styles from './index.module.css';
import { Menu } from './Menu.tsx';

/**
 * Where an external link to this very site leads in a build that is served elsewhere, and in the language of the page;
 * undefined for all other links. boot.ts puts it in place.
 */
function useOwnAddress(link: string): string | undefined {
  const { siteOrigin } = useSite().site;
  const lang = useLang();
  if (!siteOrigin || !link.startsWith(`${siteOrigin}/`)) return;
  const path = link.slice(siteOrigin.length);
  return withBase(isLang(lang) ? inLang(path, lang) : path);
}

function NavLink({ item }: { item: NavItemWithLink }) {
  const { pathname } = useLocation();
  const current = matchNavbar(item, pathname) ? 'true' : undefined;
  // No `rel`: Link gives external ones theirs.
  return (
    <Link
      href={item.link}
      className={styles.link}
      aria-current={current}
      download={item.download}
      data-own={useOwnAddress(item.link)}
    >
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
