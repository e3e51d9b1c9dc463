/** Lets a part fail, in the small sites of the tests: `?fault=NAME` at once, the event `fault` (detail: NAME) later. */
import { useEffect, useState } from 'react';

declare global {
  /** True in the sites of the tests alone (tests/fixtures/site.ts). */
  const __FAULTS__: boolean;
}

export function Fault({ name }: { name: string }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const fail = (event: Event) => {
      if ((event as CustomEvent<string>).detail === name) setFailed(true);
    };
    addEventListener('fault', fail);
    return () => removeEventListener('fault', fail);
  }, [name]);
  const asked = typeof window !== 'undefined' && new URLSearchParams(window.location.search).get('fault') === name;
  if (failed || asked) throw new Error(`fault in ${name}`);
  return null;
}
