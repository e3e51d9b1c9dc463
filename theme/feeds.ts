/** The feeds of the site: the build writes them and links them in every page, the browser keeps those links true. */
import { DEFAULT_LANG, type Lang } from './site.ts';

export const FEEDS = [
  {
    id: 'releases',
    /** The folder of the blog that it follows. */
    folder: 'release',
    title: { en: 'Rsdoctor releases', zh: 'Rsdoctor 版本发布' },
  },
  {
    id: 'topics',
    folder: 'topic',
    title: { en: 'Rsdoctor topics', zh: 'Rsdoctor 专题' },
  },
] as const;

/** Address of a feed below the site's root. */
export const feedPath = (id: string, lang: Lang): string => `rss/${lang === DEFAULT_LANG ? '' : `${lang}-`}${id}.rss`;
