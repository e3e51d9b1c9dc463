// Pictures of the six features: one outline style, drawn for this site.

const PATHS: Record<string, string> = {
  /** Two plugs, one socket: either bundler. */
  plug: 'M7 3v5m6-5v5M4 8h12v3a6 6 0 0 1-12 0zm6 9v4m8-18v4m-1 0h4v2a4 4 0 0 1-3 3.9',
  /** Lanes of a timeline. */
  timeline: 'M3 4v17h18M7 7h7M10 12h9M7 17h4',
  /** A file that was changed. */
  transform: 'M13 3H5v18h14V9zm0 0v6h6M9 12v4m-2-2h4m2.5 3.5h3',
  /** Blocks of a treemap. */
  treemap: 'M3 3h10v18H3zm10 0h8v9h-8zm0 9h4v9h-4zm4 0h4v9h-4z',
  /** Two bars, one has grown. */
  compare: 'M4 21V11h5v10zm11 0V4h5v17zM2 21h20M10.5 8h3m0 0l-1.5-1.5M13.5 8L12 9.5',
  /** A list that was read and ticked off. */
  scan: 'M4 4h10M4 9h7M4 14h5m-5 5h5m4-3l3 3 5-7',
};

/** The icon of that name; any other text is the icon itself: markup, the address of a picture, or an emoji. */
export function FeatureIcon({ name }: { name: string }) {
  const path = PATHS[name];
  if (name.startsWith('<'))
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's writer is trusted with MDX, too.
    return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: name }} />;
  if (/^(?:\/|https?:)/.test(name)) return <img src={name} alt="" width="24" height="24" loading="lazy" />;
  if (!path) return <span aria-hidden="true">{name}</span>;
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
