// Two pictures of the same screen beside each other.
import { Stylesheet } from '@rsdoctor-docs/preset/theme';
import { Children, type ReactNode } from 'react';
import stylesheet from './compare.css?url';

export interface CompareProps {
  /** The names of the two sides. */
  before: string;
  after: string;
  /** Two pictures of one size: `<Shot>` or any other part. */
  children: ReactNode;
}

/** `<Compare before="Baseline" after="Current"><Shot … /><Shot … /></Compare>` in a page. On phones one is below the other. */
export function Compare({ before, after, children }: CompareProps) {
  const [first, second] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <div className="compare">
      <Stylesheet href={stylesheet} />
      {[[before, first] as const, [after, second] as const].map(([label, side]) => (
        <div key={label}>
          <p>{label}</p>
          {side}
        </div>
      ))}
    </div>
  );
}
