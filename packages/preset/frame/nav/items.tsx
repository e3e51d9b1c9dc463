// Replaces the entries of the stock bar, whose drop-downs open by mouse only.

import { langPrefix } from '@rsdoctor-docs/base/site';
import type { NavItem, NavItemWithLink } from '@rspress/core';
import { matchNavbar, useLang, useLocation, useSite } from '@rspress/core/runtime';
import { Link, Tag } from '@rspress/core/theme';
import { EntryIcon } from '../icon/EntryIcon.tsx';
import { Menu } from './Menu.tsx';
import styles from './nav.module.css';

function NavLink({ item }: { item: NavItemWithLink }) {
  const { pathname } = useLocation();
  const lang = useLang();
  const { site } = useSite();
  const origin = site.siteOrigin?.replace(/\/$/, '');
  // A link to this site by its public address leads to the page in the reader's language.
  const href = origin ? item.link.replace(`${origin}/`, `${origin}${langPrefix(lang, site.lang)}/`) : item.link;
  const current = matchNavbar(item, pathname) ? 'true' : undefined;
  return (
    <Link
      href={href}
      className={styles.link}
      aria-current={current}
      download={item.download}
      {...(item.lang && { lang: item.lang, hrefLang: item.lang })}
      {...(item.rel && { rel: item.rel })}
    >
      <EntryIcon icon={item.icon} />
      {item.text}
      <Tag tag={item.tag} />
    </Link>
  );
}

/** One entry: a link, or a drop-down of entries, the first of which is its own link. */
function NavEntry({ item, id }: { item: NavItem; id: string }) {
  const items = 'items' in item && item.items ? item.items : [];
  const link = 'link' in item && item.link ? <NavLink item={item as NavItemWithLink} /> : null;
  if (items.length === 0) return link;
  const label = (
    <>
      <EntryIcon icon={item.icon} />
      {item.text}
      <Tag tag={item.tag} />
    </>
  );
  return (
    <Menu id={id} label={label}>
      <ul>
        {link && <li>{link}</li>}
        {items.map((child, index) => (
          <li key={index}>
            <NavEntry item={child as NavItem} id={`${id}-${index}`} />
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** The entries of one side of the bar. */
export function NavItems({ items, position }: { items: NavItem[]; position: 'left' | 'right' }) {
  const shown = items.filter((item) => (item.position ?? 'right') === position);
  if (shown.length === 0) return null;
  return (
    <ul data-position={position}>
      {shown.map((item, index) => (
        <li key={index}>
          <NavEntry item={item} id={`frame-nav-${position}-${index}`} />
        </li>
      ))}
    </ul>
  );
}
