/**
 * Calls back once the next frame is on screen. What reads the layout or moves the focus there finds it done, instead of
 * having it done before the reader sees the page.
 * @returns takes the call back
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
