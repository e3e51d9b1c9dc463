import type { HomeContent } from './content.ts';

/** The home page, whose words are in its frontmatter. */
export function homeMarkdown({ hero, features = [], ...content }: HomeContent): string {
  const link = (label: string, to: string | undefined) => (to ? `[${label}](${to})` : label);
  const { works, compare, terminal, own, ai, start } = content;
  return [
    `# ${hero?.name ?? ''}: ${hero?.text ?? ''}`,
    hero?.tagline ?? '',
    (hero?.actions ?? []).map((action) => `- ${link(action.text, action.link)}`).join('\n'),
    features.map((feature) => `- ${link(feature.title, feature.link)}: ${feature.details}`).join('\n'),
    works ? `${works.title}: ${works.places.map((place) => link(place.text, place.link)).join(', ')}` : '',
    content.show?.caption ?? '',
    [compare, terminal, own, ai, start]
      .flatMap((part) => (part ? `- ${link(part.title, part.more.link)}: ${part.text}` : []))
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
