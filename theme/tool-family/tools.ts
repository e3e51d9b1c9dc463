// The family of build tools, as doc-ui's cards have it: for the cards of the home page, and for the menu in the header.

import type { Lang } from '@rsdoctor-docs/parts/site';
import { ToolStack } from '@rstack-dev/doc-ui/tool-stack';
import { Children, type FC, type MemoExoticComponent, type ReactElement, type ReactNode } from 'react';

/** A tool, or another place worth a visit. */
export interface ToolLink {
  name: string;
  /** What it is, in Chinese. */
  desc: string;
  /** The same in English. */
  descEn: string;
  logo: string;
  url: string;
  /** Address of the English site, if it has one of its own. */
  urlEn?: string;
  /** Optical correction for logos that look too big or too small beside the others. */
  logoScale?: number | undefined;
}

/** Links under one title. */
export interface ToolGroup {
  title: string;
  titleEn: string;
  links: readonly ToolLink[];
}

const ECOSYSTEM: ToolLink = {
  name: 'Awesome Rstack',
  desc: '探索 Rstack 生态',
  descEn: 'Explore the Rstack ecosystem',
  logo: 'https://assets.rspack.rs/others/assets/awesome-rspack.png',
  url: 'https://github.com/web-infra-dev/awesome-rstack',
};

/** A tool in one language, as a page shows it. */
export interface Tool {
  name: string;
  /** What it is. */
  text: string;
  logo: string;
  url: string;
  logoScale?: number | undefined;
}

/** The links of a group in one language. */
export const linksOf = ({ links }: ToolGroup, lang: Lang): Tool[] =>
  links.map(({ name, desc, descEn, logo, url, urlEn = url, logoScale }) =>
    lang === 'en' ? { name, text: descEn, logo, url: urlEn, logoScale } : { name, text: desc, logo, url, logoScale },
  );

type Drawn = ReactElement<{ children?: ReactNode; href?: string; src?: string }>;

const draw = (ToolStack as unknown as MemoExoticComponent<FC<{ lang: string }>>).type as (props: {
  lang: string;
}) => Drawn;

const inside = ({ props }: Drawn) => Children.toArray(props.children) as Drawn[];

/** The seven tools. doc-ui exports its cards alone, so this reads them: logo, name and text. */
export function familyTools(lang: Lang): Tool[] {
  const [, list] = inside(draw({ lang }));
  return inside(list as Drawn).map((card) => {
    const [logo, ...lines] = inside(card);
    const [name = '', text = ''] = lines.map(({ props }) => String(props.children));
    return { name, text, logo: logo?.props.src ?? '', url: card.props.href ?? '' };
  });
}

/** By how much logos are scaled that look too big beside the others. */
const SCALES: Readonly<Record<string, number>> = { Rsdoctor: 0.95, Rstest: 0.95, Rslint: 0.95 };

const inChinese = familyTools('zh');
const family = familyTools('en').map(({ name, text: descEn, logo, url: urlEn }, index): ToolLink => {
  const { text: desc = descEn, url = urlEn } = inChinese[index] ?? {};
  return { name, desc, descEn, logo, url, urlEn, logoScale: SCALES[name] };
});

/** What the menu lists: seven tools, then the way to all the others. */
export const menuGroup: ToolGroup = { title: 'Rstack 工具', titleEn: 'Rstack tools', links: [...family, ECOSYSTEM] };

/** Chinese if the path contains "zh": the rule of all sites of the family, whatever their languages. */
export const toolLang = (pathname: string): Lang => (pathname.includes('zh') ? 'zh' : 'en');
