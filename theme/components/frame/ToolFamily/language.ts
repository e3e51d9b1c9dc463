import type { Lang } from '../../../site.ts';
import type { ToolGroup, ToolLink } from './tools.ts';

/**
 * Chinese if the path contains "zh", English otherwise: the same on all sites of the family, whatever their languages.
 */
export function toolLang(pathname: string): Lang {
  return pathname.includes('zh') ? 'zh' : 'en';
}

/** Address and description of a link in a language. */
export function localizeLink({ url, urlEn, desc, descEn }: ToolLink, lang: Lang): { href: string; text: string } {
  return lang === 'en' ? { href: urlEn ?? url, text: descEn } : { href: url, text: desc };
}

/** Title of a group in a language. */
export function groupTitle({ title, titleEn }: ToolGroup, lang: Lang): string {
  return lang === 'en' ? titleEn : title;
}
