import type { ToolGroup, ToolLink } from './tools.ts';

export type ToolLang = 'en' | 'zh';

/** Chinese if the path contains "zh", English otherwise (specification, section 1). */
export function toolLang(pathname: string): ToolLang {
  return pathname.includes('zh') ? 'zh' : 'en';
}

/** Address and description of a link in a language. */
export function localizeLink({ url, urlEn, desc, descEn }: ToolLink, lang: ToolLang): { href: string; text: string } {
  return lang === 'en' ? { href: urlEn ?? url, text: descEn } : { href: url, text: desc };
}

/** Title of a group in a language. */
export function groupTitle({ title, titleEn }: ToolGroup, lang: ToolLang): string {
  return lang === 'en' ? titleEn : title;
}

/** What stands for a logo until it arrives: the letter that tells one "Rs…" from the next. */
export function monogram(name: string): string {
  return (name.replace(/^Rs(?=[a-z])/, '').at(0) ?? '').toUpperCase();
}
