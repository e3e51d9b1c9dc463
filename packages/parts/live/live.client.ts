/** Opens the live report in a picture's place. */
import { chunkUrl, follow, isForBrowser, loadChunk, on } from '@rsdoctor-docs/preset/client';

on('click', '[data-does=live]', (opener, event) => {
  const link = opener instanceof HTMLAnchorElement && opener;
  if (link && isForBrowser(event)) return;
  event.preventDefault();
  // If the script does not come, the link is followed; offline, the page says so. A reader who has left the page meanwhile
  // wants neither.
  loadChunk<typeof import('./open-live.ts')>('live').then(
    ({ openLive }) => opener.isConnected && openLive(opener, chunkUrl),
    () => opener.isConnected && link && follow(new URL(link.href)),
  );
});
