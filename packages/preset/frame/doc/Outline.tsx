// The stock outline reads the layout on every scroll event and marks the active item by color only; its buttons for Markdown
// announce no state and fail axe. client/outline.ts marks the heading in view, client/copy-made.ts copies.
import type { PageMeta } from '@rsdoctor-docs/base/mdx';
import { routePathToMdPath, useI18n, usePage, withSiteOrigin } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import { Icon } from '../icon/icon.tsx';
import type { texts } from '../texts.ts';
import styles from './doc.module.css';

/** Assistants that take a question from their address and can read a public page. */
const ASSISTANTS = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
];

/** What a reader can do with the page: copy it as Markdown or hand that to an assistant. */
function PageActions() {
  const t = useI18n<typeof texts>();
  const { page } = usePage();
  const markdown = routePathToMdPath(page.routePath);
  const prompt = encodeURIComponent(t('askText', { url: withSiteOrigin(markdown) }));
  return (
    <div className={styles.actions}>
      <button type="button" data-needs-script="" data-copies="markdown" data-from={markdown}>
        <Icon name="copy" />
        <span aria-live="polite">{t('copyMarkdownText')}</span>
      </button>
      <span className={styles.pageMenu}>
        <button type="button" popoverTarget="frame-page" aria-expanded="false" aria-label={t('pageMenuText')}>
          <Icon name="down" />
        </button>
        <span id="frame-page" popover="auto" className="menu-box">
          <a href={markdown}>{t('viewMarkdownText')}</a>
          {ASSISTANTS.map(({ name, address }) => (
            <a key={name} href={address + prompt} target="_blank" rel="noopener noreferrer">
              {t('openInText', { name })}
            </a>
          ))}
        </span>
      </span>
    </div>
  );
}

/** The h2 to h4 headings of the page, and what can be done with the page. */
export function Outline() {
  const t = useI18n<typeof texts>();
  const { toc } = usePage().page;
  return (
    <>
      {toc.length > 0 && (
        <nav aria-label={t('outlineLabel')}>
          <p>{t('outlineTitle')}</p>
          <ul>
            {(toc as PageMeta['toc']).map(({ id, text, depth, attributes }) => (
              <li key={id} {...attributes} style={depth > 2 ? { paddingInlineStart: (depth - 2) * 12 } : undefined}>
                <Link href={`#${id}`} {...renderInlineMarkdown(text)} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <PageActions />
    </>
  );
}
