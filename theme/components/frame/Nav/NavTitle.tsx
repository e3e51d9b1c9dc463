// The stock title gives the light and the dark logo the same id, and both the name "logo".
import { normalizeImagePath, useLang, useLocaleSiteData, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { langPrefix } from '../../../site.ts';
import styles from './index.module.css';

/** Logo and name, a link to the home page of the language. */
export function NavTitle() {
  const { site } = useSite();
  const lang = useLang();
  const { title } = useLocaleSiteData();
  const { logo, logoText } = site;
  const name = logoText || title || site.title;
  const pair = typeof logo === 'string' ? { light: logo, dark: '' } : logo;
  return (
    <Link href={site.logoHref || `${langPrefix(lang, site.lang)}/`} className={styles.title}>
      {/* Lazy, so that the hidden one of the pair is not fetched. */}
      {pair?.light && (
        <img
          src={normalizeImagePath(pair.light)}
          alt={logoText ? '' : name}
          width="28"
          height="28"
          loading="lazy"
          className={pair.dark ? styles.lightOnly : undefined}
        />
      )}
      {pair?.dark && (
        <img
          src={normalizeImagePath(pair.dark)}
          alt=""
          width="28"
          height="28"
          loading="lazy"
          className={styles.darkOnly}
        />
      )}
      {(logoText || !pair?.light) && <span>{name}</span>}
    </Link>
  );
}
