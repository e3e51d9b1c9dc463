// The family of build tools, as @rstack-dev/doc-ui lists it for the sites of all of them.
import { ToolStack } from '@rstack-dev/doc-ui/tool-stack';
import { Children, type FC, type MemoExoticComponent, type ReactElement, type ReactNode } from 'react';
import type { Lang } from '../../../site.ts';

/** A tool, or another place worth a visit. */
export interface Tool {
  name: string;
  /** What it is. */
  text: string;
  logo: string;
  url: string;
  /** The address as readers know it. */
  host?: string;
}

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
