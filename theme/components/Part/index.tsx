/** Keeps a failure of React inside a part of the page: what was readable stays readable, the rest goes on. */
import { useI18n } from '@rspress/core/runtime';
import { Component, type ReactNode } from 'react';
import type { texts } from '../../i18n.ts';
import { Fault } from './Fault.tsx';

interface PartProps {
  /** Names the part in the console, and in the tests that let it fail. */
  name: string;
  /** Selector of the element that the part fills: its prerendered content is kept. */
  of?: string;
  /** Without `of`, nothing stands in for the part; or, where it is what the reader came for, a word and a retry. */
  says?: boolean;
  /** Told when the part has failed. */
  onFail?: () => void;
  children: ReactNode;
}
interface PartState {
  failed: boolean;
}

/** The page that the server sent, as long as no other was opened: its markup is what the reader reads. */
const firstPath = typeof window === 'undefined' ? '' : window.location.pathname;

/** Stands where something could not be drawn and was not prerendered either. */
function Sorry() {
  const t = useI18n<typeof texts>();
  return (
    <p role="alert" className="rp-doc">
      {t('partFailed')}{' '}
      <button type="button" onClick={() => window.location.reload()}>
        {t('partRetry')}
      </button>
    </p>
  );
}

/** The page is being loaded again: one part has seen to it for all. */
let isLeaving = false;

/**
 * A boundary. When what it holds throws, on the first page the markup on screen stays, without React: its links load
 * full pages, its menus and groups are the browser's. After a navigation the new page is loaded in full.
 */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { failed: false };
  /** What was on screen when the part failed: the failed tree has not touched it. */
  private kept: string | undefined;

  static getDerivedStateFromError(error: unknown): PartState {
    // Writers are to see it, over the page; and what nothing has caught comes back when it is mended.
    if (import.meta.env.DEV) throw error;
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(`The part "${this.props.name}" goes on without React:`, error);
    this.props.onFail?.();
    this.leave();
  }

  override componentDidUpdate(): void {
    if (this.state.failed) this.leave();
  }

  /** Another page was opened, and this part cannot follow: the server sends that page whole. */
  private leave(): void {
    if (isLeaving || !this.props.of || this.isFirstPage() || !navigator.onLine) return;
    isLeaving = true;
    window.location.reload();
  }

  private isFirstPage(): boolean {
    return window.location.pathname === firstPath;
  }

  override render(): ReactNode {
    const { name, of, says, children } = this.props;
    if (!this.state.failed)
      return (
        <>
          {__FAULTS__ && <Fault name={name} />}
          {children}
        </>
      );
    if (!of) return says ? <Sorry /> : null;
    if (!this.isFirstPage()) return navigator.onLine ? null : <Sorry />;
    this.kept ??= document.querySelector(of)?.innerHTML ?? '';
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, put back where it was.
    return <div data-kept="" dangerouslySetInnerHTML={{ __html: this.kept }} />;
  }
}
