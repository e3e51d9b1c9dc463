// The map of the screens, with a style sheet of its own. plugin.ts makes its entries of a table.
import { Stylesheet } from '@rsdoctor-docs/preset/theme';
import type { ReactNode } from 'react';
import stylesheet from './screen-map.css?url';

/** `<ScreenMap>` around a table of symptoms. Without a name of its own, the filter of the overview judges each entry. */
export const ScreenMap = ({ children }: { children: ReactNode }) => (
  <section data-group-name="">
    <Stylesheet href={stylesheet} />
    {children}
  </section>
);
