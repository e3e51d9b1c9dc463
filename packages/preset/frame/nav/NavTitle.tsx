// The stock title gives the light and the dark logo the same id, and both the name "logo".

import { twinPath } from '@rsdoctor-docs/base/site';
import { normalizeImagePath, useLang, useLocaleSiteData, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useShape } from '../shape.ts';
import styles from './nav.module.css';

/** Logo and name, a link to the home page of the language. */
export function NavTitle() {
  const { site } = useSite();
  const lang = useLang();
  const shape = useShape();
  const { title } = useLocaleSiteData();
  const { logo, logoText, logoHref } = site;
  const name = logoText || title || site.title;
  const logos =
    typeof logo === 'string' ? [[logo]] : [[logo.light, 'on-light'] as const, [logo.dark, 'on-dark'] as const];
  return (
    <Link href={logoHref || twinPath('/', shape, { lang })} className={styles.title}>
      {logos.map(
        ([source, className]) =>
          source && (
            // Lazy, so that the hidden one of the pair is not fetched.
            <img
              key={source}
              src={normalizeImagePath(source)}
              alt={logoText ? '' : name}
              width="28"
              height="28"
              loading="lazy"
              className={className}
            />
          ),
      )}
      {(logoText || !logo) && <span>{name}</span>}
    </Link>
  );
}
