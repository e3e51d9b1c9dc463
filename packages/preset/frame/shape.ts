import { type SiteShape, shapeOf } from '@rsdoctor-docs/base/site';
import { useSite } from '@rspress/core/runtime';

/** Languages and versions of the site, for routes: without the base, which `Link` and `withBase` add. */
export const useShape = (): SiteShape => shapeOf({ ...useSite().site, base: '/' });
