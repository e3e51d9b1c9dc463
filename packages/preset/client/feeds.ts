/** Removes the feeds from the head if the address or the page turns global components off. The next page has its own. */
export function hideFeeds(): void {
  const isOff =
    document.documentElement.dataset.hide?.includes('globalUI') || document.querySelector('[data-no-globals]');
  if (isOff) for (const link of document.head.querySelectorAll('link[type="application/rss+xml"]')) link.remove();
}
