// Replaces the stock overview, which announces no results, moves the focus, and shows no descriptions of pages.
// packages/preset/client/filter.ts filters.
import { useI18n, usePage, usePages } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { TEXT_CLASS } from '../../names.ts';
import { FilterField, NoMatch } from '../FilterField.tsx';
import { usePlaces } from '../places.ts';
import type { texts } from '../texts.ts';
import { overviewGroups } from './groups.ts';

/** The page that lists the pages below its route. @param content its own text */
export function Overview({ content }: { content?: ReactNode }) {
  const t = useI18n<typeof texts>();
  const { routePath, title, lang, frontmatter } = usePage().page;
  const places = usePlaces();
  const { pages } = usePages();
  const groups = overviewGroups({
    routePath,
    pages: pages.filter((page) => page.lang === lang),
    places,
    others: t('overviewOthers'),
    depths: frontmatter.overviewHeaders,
  });

  return (
    <div className={`rp-doc ${TEXT_CLASS}`} data-overview="">
      <h1 {...renderInlineMarkdown(title)} />
      <div className="table-filter" data-filter="" data-needs-script="">
        <FilterField isNamed />
        <NoMatch text={t('overview.filterNoResultText', { keyword: '{{keyword}}' })} />
      </div>
      {content}
      {groups.map(({ name, items }, index) => (
        <section key={name} data-group-name={name}>
          {/* A first group that is named like the page needs no heading: the page's stands right above. */}
          {(index > 0 || name !== title) && <h2 {...renderInlineMarkdown(name)} />}
          <ul className="page-list rp-not-doc">
            {items.map(({ text, link, description, headings }) => (
              <li key={link}>
                <Link href={link} {...renderInlineMarkdown(text)} />
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
