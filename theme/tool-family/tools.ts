// The family of build tools: doc-ui's cards for the home page, and the list of the menu in the header, whose texts are
// one short line each. A unit test compares the two.

import { ToolStack } from '@rstack-dev/doc-ui/tool-stack';
import { Children, type FC, type MemoExoticComponent, type ReactElement, type ReactNode } from 'react';
import type { Lang } from '#theme/site.ts';

type Address = `https://${string}`;

/** A tool, or another place worth a visit. */
export interface ToolLink {
  name: string;
  /** What it is, in Chinese; one short line. */
  desc: string;
  /** The same in English. */
  descEn: string;
  logo: Address;
  url: Address;
  /** Address of the English site, if it has one of its own. */
  urlEn?: Address;
  /** Optical correction for logos that look too big or too small beside the others. */
  logoScale?: number;
}

/** Links under one title. */
export interface ToolGroup {
  title: string;
  titleEn: string;
  links: readonly ToolLink[];
}

const assets = 'https://assets.rspack.rs';

const family: ToolGroup = {
  title: 'Rstack 工具',
  titleEn: 'Rstack tools',
  links: [
    {
      name: 'Rspack',
      desc: '基于 Rust 的打包工具，兼容 webpack 的配置',
      descEn: 'Bundler written in Rust that takes webpack configurations',
      logo: `${assets}/rspack/rspack-logo.svg`,
      url: 'https://rspack.rs',
    },
    {
      name: 'Rsbuild',
      desc: '基于 Rspack 的构建工具，开箱即用',
      descEn: 'Build tool on top of Rspack, ready without configuration',
      logo: `${assets}/rsbuild/rsbuild-logo.svg`,
      url: 'https://rsbuild.rs',
    },
    {
      name: 'Rslib',
      desc: '库与 UI 组件的构建工具',
      descEn: 'Builds libraries and UI components for publishing',
      logo: `${assets}/rslib/rslib-logo.svg`,
      url: 'https://rslib.rs',
    },
    {
      name: 'Rspress',
      desc: '静态文档站点生成器，本站也由 Rspress 搭建',
      descEn: 'Static site generator for documentation, like this site',
      logo: `${assets}/rspress/rspress-logo-480x480.png`,
      url: 'https://rspress.rs',
    },
    {
      name: 'Rsdoctor',
      desc: '构建分析工具，分析构建耗时和产物体积',
      descEn: 'Build analyzer that shows where time and bytes go',
      logo: `${assets}/rsdoctor/rsdoctor-logo-480x480.png`,
      url: 'https://rsdoctor.rs',
      logoScale: 0.95,
    },
    {
      name: 'Rstest',
      desc: '基于 Rspack 的测试框架，API 与 Jest 相近',
      descEn: 'Test runner on top of Rspack with a Jest-like API',
      logo: `${assets}/rstest/rstest-logo.svg`,
      url: 'https://rstest.rs',
      logoScale: 0.95,
    },
    {
      name: 'Rslint',
      desc: 'JavaScript 与 TypeScript 代码检查工具',
      descEn: 'Fast linter for JavaScript and TypeScript',
      logo: `${assets}/rslint/rslint-logo.svg`,
      url: 'https://rslint.rs',
      logoScale: 0.95,
    },
  ],
};

const ecosystem: ToolGroup = {
  title: '生态',
  titleEn: 'Ecosystem',
  links: [
    {
      name: 'Awesome Rstack',
      desc: '探索 Rstack 生态',
      descEn: 'Explore the Rstack ecosystem',
      logo: `${assets}/others/assets/awesome-rspack.png`,
      url: 'https://github.com/web-infra-dev/awesome-rstack',
    },
  ],
};

/** What the menu lists: seven tools, then the way to all the others. */
export const toolGroups: readonly ToolGroup[] = [family, ecosystem];

/** A tool in one language, as a page shows it. */
export interface Tool {
  name: string;
  /** What it is. */
  text: string;
  logo: string;
  url: string;
  /** The address as readers know it. */
  host?: string;
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

/** The seven tools. doc-ui exports its cards alone, so this reads them: logo, name, text and host. */
export function familyTools(lang: Lang): Tool[] {
  const [, list] = inside(draw({ lang }));
  return inside(list as Drawn).map((card) => {
    const [logo, ...lines] = inside(card);
    const [name = '', text = '', host = ''] = lines.map(({ props }) => String(props.children));
    return { name, text, host, logo: logo?.props.src ?? '', url: card.props.href ?? '' };
  });
}

/** Chinese if the path contains "zh": the rule of all sites of the family, whatever their languages. */
export const toolLang = (pathname: string): Lang => (pathname.includes('zh') ? 'zh' : 'en');
