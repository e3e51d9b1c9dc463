// Replaces the stock overview: a name for pages without a group, results announced, focus left alone, cards with
// the pages' descriptions.
import { useI18n, usePage, usePages, useSidebar } from '@rspress/core/runtime';
import { FallbackHeading, Link, renderInlineMarkdown } from '@rspress/core/theme';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { TEXT_CLASS } from '../../../framework/names.ts';
import type { texts } from '../../../i18n.ts';
import { filterGroups, type OverviewGroup, overviewGroups } from './groups.ts';
import styles from './index.module.css';

export interface OverviewProps {
  /** The page's own text. */
  content?: ReactNode;
  groups?: OverviewGroup[];
  /** Depths of the headings that are listed under a page. */
  overviewHeaders?: number[];
}

/** The page that lists the pages below its route. */
export function Overview({ content, groups: given, overviewHeaders }: OverviewProps) {
  const t = useI18n<typeof texts>();
  const { routePath, title, lang, frontmatter } = usePage().page;
  const sidebar = useSidebar();
  const { pages } = usePages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState('');

  // What was typed before React came counts too.
  useEffect(() => setKeyword(input.current?.value ?? ''), []);

  const others = t('overviewOthers');
  const groups = useMemo(
    () =>
      given ??
      overviewGroups({
        routePath,
        pages: pages.filter((page) => page.lang === lang),
        sidebar,
        depths: overviewHeaders ?? (frontmatter.overviewHeaders as number[] | undefined) ?? [2],
        others,
      }),
    [given, routePath, pages, lang, sidebar, others, overviewHeaders, frontmatter],
  );
  const shown = filterGroups(groups, keyword);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <div className={`rp-doc ${TEXT_CLASS}`}>
      <FallbackHeading level={1} title={title} />
      {content}
      <div className={styles.filter}>
        <label htmlFor={id}>{t('overview.filterNameText')}</label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          placeholder={t('overview.filterPlaceholderText')}
          onInput={(event) => setKeyword(event.currentTarget.value)}
        />
        <p role="status">
          {keyword &&
            (count > 0
              ? t('overviewFoundText', { count: String(count) })
              : t('overview.filterNoResultText', { keyword }))}
        </p>
      </div>
      {shown.map(({ name, items }, index) => (
        <section key={name} className={styles.group}>
          {/* Named like the page right above, it has said its name. */}
          {(index > 0 || name !== title) && <FallbackHeading level={2} title={name} />}
          <ul className={`${styles.cards} rp-not-doc`}>
            {items.map(({ text, link, description, headings }) => (
              <li key={link}>
                <Link href={link} className={styles.title} {...renderInlineMarkdown(text)} />
                {description && <p>{description}</p>}
                {headings.length > 0 && (
                  <ul>
                    {headings.map((heading) => (
                      <li key={heading.id}>
                        <Link href={`${link}#${heading.id}`} {...renderInlineMarkdown(heading.text)} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
