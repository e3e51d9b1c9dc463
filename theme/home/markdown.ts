import type { HomeContent, Place } from './content.ts';
import { filled } from './sample.ts';

const link = ({ text, link: to }: Place) => (to ? `[${text}](${to})` : text);
const links = (places: readonly Place[]) => places.map(link).join(', ');

/** The home page, whose words are in its frontmatter. */
export function homeMarkdown(frontmatter: HomeContent): string {
  const { hero, stage, works, results, story, own, ai } = filled(frontmatter);
  const questions = stage ? [stage.large, stage.slow, stage.grown, stage.reason] : [];
  return [
    `# ${hero?.name ?? ''}: ${hero?.text ?? ''}`,
    hero?.tagline ?? '',
    links((hero?.actions ?? []) as Place[]),
    questions.map(({ title, of, text, places }) => `- ${title} ${of}: ${text} ${links(places)}`).join('\n'),
    works ? `${works.title}: ${links(works.places)}` : '',
    (results?.entries ?? []).map(({ value, text, guide }) => `- ${value}: ${text} ${link(guide)}`).join('\n'),
    story ? `${story.title}: ${story.text} ${links(story.steps.map(({ place }) => place))}` : '',
    [own, ai].flatMap((part) => (part ? `- ${part.title}: ${part.text} ${link(part.more)}` : [])).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
