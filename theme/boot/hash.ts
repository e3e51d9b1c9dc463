/**
 * Takes a hash that cannot be decoded (`#%`) off the address before the router reads it: Rspress decodes the hash while
 * it draws, and one that throws would leave an empty page. Also when the reader edits the address.
 */
export function guardHash(): void {
  const check = () => {
    try {
      decodeURIComponent(location.hash);
    } catch {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
  };
  check();
  // Registered before the router's own listener.
  addEventListener('popstate', check);
}
