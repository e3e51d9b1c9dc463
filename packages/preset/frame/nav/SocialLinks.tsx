// The stock links have no accessible names, only a mouse opens their pop-up, and their drawings are in each page: ours are
// in one strip that is fetched once. The configuration gives any other drawing as `icon: { svg }`.
import type { SocialLink } from '@rspress/core';
import { useI18n, useSite } from '@rspress/core/runtime';
import type { CSSProperties } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { texts } from '../texts.ts';
import { Menu } from './Menu.tsx';
import styles from './nav.module.css';
import { DRAWN, socialName } from './social-name.ts';

/** The bar has room for this many links. A pop-up has the others. */
const INLINE = 5;

function SocialEntry({ link, id }: { link: SocialLink; id: string }) {
  const { icon, mode, content } = link;
  const drawing =
    typeof icon === 'string' ? (
      <i className="strip" style={{ '--strip-item': Object.keys(DRAWN).indexOf(icon) } as CSSProperties} />
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from the configuration.
      <span dangerouslySetInnerHTML={{ __html: icon.svg }} />
    );
  const name = socialName(link);
  if (mode === 'link') {
    return (
      <a className="icon-button" href={content} target="_blank" rel="noopener noreferrer" aria-label={name}>
        {drawing}
      </a>
    );
  }
  const details = {
    img: <img src={content} alt={name} loading="lazy" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the configuration.
    dom: <div dangerouslySetInnerHTML={{ __html: content }} />,
  };
  return (
    <Menu id={id} name={name} label={drawing}>
      {mode === 'img' || mode === 'dom' ? details[mode] : content}
    </Menu>
  );
}

/** The site's accounts elsewhere. */
export function SocialLinks() {
  const t = useI18n<typeof texts>();
  const { site } = useSite();
  const links = site.themeConfig.socialLinks ?? [];
  const entries = links.map((link, index) => (
    <li key={link.content}>
      <SocialEntry link={link} id={`social-${index}`} />
    </li>
  ));
  if (links.length === 0) return null;
  return (
    <ul className={styles.socials} aria-label={t('socialLinks')}>
      {entries.slice(0, INLINE)}
      {links.length > INLINE && (
        <li>
          <Menu id="frame-social-more" name={t('moreLinks')} label={<Icon name="more" />}>
            <ul className={styles.socials}>{entries.slice(INLINE)}</ul>
          </Menu>
        </li>
      )}
    </ul>
  );
}
