// The list in the menu of tools. It asks nothing of Rspress, so that unit tests can draw it.
import type { Lang } from '../../../site.ts';
import styles from './index.module.css';
import type { ToolGroup, ToolLink } from './tools.ts';

/** Logo, name and description of a tool, as a link that opens in a new tab. */
function ToolItem({ tool, lang, isCurrent }: { tool: ToolLink; lang: Lang; isCurrent: boolean }) {
  const { name, desc, descEn, logo, logoScale, url, urlEn = url } = tool;
  const isEnglish = lang === 'en';
  return (
    <a
      className={styles.entry}
      href={isEnglish ? urlEn : url}
      target="_blank"
      rel="noopener noreferrer"
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span className={styles.logo}>
        {/* The CSS gives the image no size before it has arrived, so our own mark stays if the host does not answer. */}
        <img
          src={logo}
          alt=""
          width="40"
          height="40"
          loading="lazy"
          decoding="async"
          style={logoScale ? { scale: logoScale } : undefined}
        />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.desc}>{isEnglish ? descEn : desc}</span>
    </a>
  );
}

/** All groups, each under its title; the tool whose site this is says so. */
export function ToolGroups({ groups, lang, current }: { groups: readonly ToolGroup[]; lang: Lang; current?: string }) {
  return groups.map(({ title, titleEn, links }) => {
    const name = lang === 'en' ? titleEn : title;
    return (
      <section key={titleEn} className={styles.group} aria-label={name} lang={lang}>
        <p className={styles.groupTitle}>{name}</p>
        <ul className={styles.entries}>
          {links.map((tool) => (
            <li key={tool.name}>
              <ToolItem tool={tool} lang={lang} isCurrent={tool.url === current} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
