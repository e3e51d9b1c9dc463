// Replaces the stock medium-zoom: images are reached by keyboard, motion follows the reader's setting, and all of it
// works without React: theme/boot/zoom.ts. This says which pages want it.
import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { PICTURES_EVENT } from '../../../boot/events.ts';
import { Part } from '../../Part/index.tsx';
import './index.module.css';
import './open.css';

function Images() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other images.
  useEffect(() => {
    const tell = () => dispatchEvent(new Event(PICTURES_EVENT));
    tell();
    return () => void tell();
  }, [pathname]);

  return <span hidden data-zooms="" />;
}

/** A global component of Rspress, so that `globalUIComponents` in the query and in the frontmatter turns it off. */
export function Zoom() {
  return (
    <Part name="zoom">
      <Images />
    </Part>
  );
}

// Rspress imports global components by their default export.
export default Zoom;
