// The stock button announces no state, fails axe and is part of each page's title; this one fetches nothing before the
// click.
import { routePathToMdPath, useI18n, usePage } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import type { texts } from '../../../i18n.ts';
import { copyToClipboard } from '../../page/Code/copy.ts';
import { Icon } from '../Icon/index.tsx';
import styles from './index.module.css';

/** How long the outcome is shown, in milliseconds. */
const OUTCOME_MS = 2000;

/** Copies the Markdown twin of the page on screen. */
export function CopyMarkdown() {
  const t = useI18n<typeof texts>();
  const { page } = usePage();
  const [state, setState] = useState<'ready' | 'done' | 'failed'>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      const answer = await fetch(routePathToMdPath(page.routePath));
      // A host that answers an unknown path with a page must not fill the clipboard with HTML.
      if (!answer.ok || answer.headers.get('content-type')?.includes('html')) throw new Error(String(answer.status));
      setState((await copyToClipboard(await answer.text(), t('codeCopyPrompt'))) ? 'done' : 'ready');
    } catch {
      setState('failed');
    }
  };

  const label = { ready: t('copyMarkdownText'), done: t('copyMarkdownDone'), failed: t('copyMarkdownFailed') };
  return (
    <button type="button" className={styles.action} data-needs-script="" onClick={copy}>
      <Icon name="copy" />
      <span aria-live="polite">{label[state]}</span>
    </button>
  );
}
