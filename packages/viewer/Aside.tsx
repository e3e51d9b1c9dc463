// The list beside a report, and the page of the docs that opens in place of the list.
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { pageOf, type Site } from './address.ts';
import type { Row, Section } from './reading/lines.ts';
import { markdownOf } from './reading/markdown.ts';
import type { Texts } from './texts.ts';

/** Copies a text. If that fails, shows the text with a message in which `{key}` stands for the keys that copy. */
export type CopyText = (text: string, message: string) => Promise<boolean>;

interface AsideProps {
  title: string;
  sections: Section[];
  site: Site;
  t: Texts;
  copyText: CopyText;
  /** Hides the list. */
  onFold: () => void;
  /** Shows a screen of the report; absent where there is none. */
  onPlace: ((hash: string) => void) | undefined;
}

/** Address of a page with the parts hidden that there is no room for. */
const bare = (route: string) => route.replace(/(?=#|$)/, '?navbar=0&sidebar=0&outline=0&footer=0');

/** Opens a page of the docs in place of the list, unless the reader asked for a tab. */
type OnDocs = (event: MouseEvent<HTMLAnchorElement>, route: string) => void;

interface RowsProps extends Pick<AsideProps, 'onPlace' | 't'> {
  rows: Row[];
  onDocs: OnDocs;
  href: (route: string) => string;
}

function Rows({ rows, ...props }: RowsProps) {
  const { onDocs, href, onPlace, t } = props;
  return (
    <ul>
      {rows.map(({ name, value, inside, docs, place }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list is made once, and names may stand twice.
        <li key={index}>
          <span className="viewer-row">
            <span className="viewer-name">
              {docs ? (
                <a href={href(docs)} onClick={(event) => onDocs(event, docs)}>
                  {name}
                </a>
              ) : (
                name
              )}
            </span>
            {value &&
              (place && onPlace ? (
                <button type="button" className="viewer-place" title={t.show} onClick={() => onPlace(place)}>
                  {value}
                </button>
              ) : (
                <span className="viewer-value">{value}</span>
              ))}
          </span>
          {inside && inside.length > 0 && <Rows rows={inside} {...props} />}
        </li>
      ))}
    </ul>
  );
}

/** The list, with its copy as Markdown. */
export function Aside({ title, sections, site, t, copyText, onFold, onPlace }: AsideProps) {
  const [page, setPage] = useState('');
  const [copied, setCopied] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  /** The link that opened the page of the docs, which hides it. */
  const opener = useRef<HTMLAnchorElement>(undefined);
  const href = (route: string) => pageOf(site, route);
  useEffect(() => (page ? back : opener).current?.focus(), [page]);
  const onDocs: OnDocs = (event, route) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setPage(route);
  };
  const copy = async () => {
    const markdown = markdownOf(title, sections, (route) => site.origin + site.prefix + route);
    if (!(await copyText(markdown, t.copyByHand))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };

  return (
    <aside className="viewer-aside" aria-label={t.aside}>
      {page && (
        <div className="viewer-docs">
          <p className="viewer-bar">
            <button ref={back} type="button" className="report-button" onClick={() => setPage('')}>
              {t.backToList}
            </button>
            <a href={href(page)} target="_blank" rel="noopener">
              {t.newTab}
            </a>
          </p>
          <iframe src={bare(href(page))} title={t.docsTitle} />
        </div>
      )}
      <div className="viewer-list" hidden={page !== ''}>
        <h2>{title}</h2>
        <p className="viewer-links">
          <button type="button" className="report-button" onClick={copy}>
            {copied ? t.copied : t.copy}
          </button>
          <button type="button" className="report-button" onClick={onFold}>
            {t.fold}
          </button>
          <span role="status" className="viewer-spoken">
            {copied ? t.copied : ''}
          </span>
        </p>
        {sections.map(({ id, title: head, about, rows, docs, place }) => (
          <section key={id} data-section={id}>
            <h3>{head}</h3>
            {about && <p className="viewer-about">{about}</p>}
            <Rows rows={rows} onDocs={onDocs} href={href} onPlace={onPlace} t={t} />
            <p className="viewer-links">
              <a href={href(docs)} onClick={(event) => onDocs(event, docs)}>
                {t.docs}
              </a>
              {place && onPlace && (
                <button type="button" className="viewer-place" onClick={() => onPlace(place)}>
                  {t.show}
                </button>
              )}
            </p>
          </section>
        ))}
      </div>
    </aside>
  );
}
