/**
 * Takes the feeds out of the head where the address or the page turns the global components off. The next page brings
 * its own.
 */
export function hideFeeds(): void {
  const isOff =
    document.documentElement.dataset.hide?.includes('globalUI') || document.querySelector('[data-no-globals]');
  if (isOff) for (const link of document.head.querySelectorAll('link[type="application/rss+xml"]')) link.remove();
}
