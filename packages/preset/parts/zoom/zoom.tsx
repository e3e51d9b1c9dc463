// Replaces the stock medium-zoom: images are reached by keyboard, and motion follows the reader's setting.
// client.ts does the work.
import './zoom.module.css';

/** A global component of Rspress, so that `globalUIComponents` in the query and in the frontmatter turns zooming off. */
export default function Zoom() {
  return <span hidden data-zooms="" />;
}
