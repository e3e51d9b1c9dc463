/** The Markdown twin of the page. Fetched when a reader presses the button that copies it. */
import { request } from '../untrusted.ts';

/** @throws when it does not come */
export async function textFor(button: HTMLElement): Promise<string> {
  const answer = await request(button.dataset.from ?? '');
  // Some hosts answer an unknown path with a page, whose HTML must not get into the clipboard.
  if (!answer.ok || answer.headers.get('content-type')?.includes('html')) throw new Error(String(answer.status));
  return answer.text();
}
