/**
 * The readers' questions in the dialog, as long as nothing is typed and there is no history. DocSearch has no place for
 * them, so they are put below its start screen with the markup of its hits, and have keys of their own.
 */
import type { DocSearchModalProps } from '@docsearch/react';
import { useI18n } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { texts } from '../../i18n.ts';
import { inLang, knownLang } from '../../site.ts';
import { TASKS } from '../frame/tasks.ts';
import { HIT } from './accessibility.ts';
import { isComposing } from './keys.ts';

const itemId = (index: number) => `docsearch-suggestion-${index}`;

interface SuggestionsProps {
  dialog: RefObject<HTMLDialogElement | null>;
  lang: string;
  navigator: NonNullable<DocSearchModalProps['navigator']>;
  onClose: () => void;
}

/** The list, below the start screen of the dialog; nothing while that is not shown. */
export function Suggestions({ dialog, lang, navigator, onClose }: SuggestionsProps) {
  const t = useI18n<typeof texts>();
  const [place, setPlace] = useState<Element>();
  const [active, setActive] = useState<number>();
  const tasks = TASKS.map((task) => ({ text: task[knownLang(lang)], url: inLang(task.link, lang) }));
  const count = tasks.length;
  const activeUrl = active === undefined ? undefined : tasks[active]?.url;

  useEffect(() => {
    const element = dialog.current!;
    const look = () => {
      const isEmpty =
        !element.querySelector<HTMLInputElement>('.DocSearch-Input')?.value && !element.querySelector(HIT);
      setPlace((isEmpty && element.querySelector('.DocSearch-Dropdown')) || undefined);
      if (!isEmpty) setActive(undefined);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true });
    // Once React has handled the event: a drawing in between would give the input its old value back.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookLater = () => {
      clearTimeout(timer);
      timer = setTimeout(look);
    };
    element.addEventListener('input', lookLater);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      element.removeEventListener('input', lookLater);
    };
  }, [dialog]);

  useEffect(() => {
    if (active !== undefined) document.getElementById(itemId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  useEffect(() => {
    if (!place) return;
    const element = dialog.current!;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event) || !(event.target instanceof HTMLInputElement)) return;
      if (event.key === 'ArrowDown') setActive((index = -1) => (index + 1) % count);
      else if (event.key === 'ArrowUp') setActive((index = 0) => (index - 1 + count) % count);
      else if (event.key === 'Enter' && activeUrl) {
        // The modifiers of DocSearch's own hits.
        const target = { itemUrl: activeUrl } as Parameters<NonNullable<typeof navigator.navigate>>[0];
        if (event.ctrlKey || event.metaKey) navigator.navigateNewTab?.(target);
        else if (event.shiftKey) navigator.navigateNewWindow?.(target);
        else {
          onClose();
          navigator.navigate?.(target);
        }
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', onKeyDown, true);
    return () => element.removeEventListener('keydown', onKeyDown, true);
  }, [dialog, place, activeUrl, count, navigator, onClose]);

  if (!place) return null;
  return createPortal(
    <section className="DocSearch-Hits">
      <div className="DocSearch-Hit-source">{t('tasksTitle')}</div>
      <ul onMouseLeave={() => setActive(undefined)}>
        {tasks.map(({ text, url }, index) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: accessibility.ts makes it an item of a tree.
          <li
            key={url}
            id={itemId(index)}
            className="DocSearch-Hit"
            data-suggestion=""
            aria-selected={index === active}
            onMouseMove={() => setActive(index)}
          >
            <Link
              href={url}
              onClick={(event) => {
                if (!(event.ctrlKey || event.metaKey || event.shiftKey)) onClose();
              }}
            >
              <div className="DocSearch-Hit-Container">
                <div className="DocSearch-Hit-content-wrapper">
                  <span className="DocSearch-Hit-title">{text}</span>
                </div>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>,
    place,
  );
}
