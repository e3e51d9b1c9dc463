import type { HomeContent, Place } from './content.ts';
import { byBundler, filled } from './sample.ts';

const link = ({ text, link: to }: Place) => `[${text}](${to})`;

/** A text with its numbers. What differs by bundler is said for each. */
const said = (text: string) =>
  byBundler((bundler) => filled(text, bundler))
    .map(({ label, text: own }) => (label ? `(${label}) ${own}` : own))
    .join(' ');

/** The home page, whose words are in its frontmatter. */
export function homeMarkdown({ hero, stage, features, story, own, ai }: HomeContent): string {
  const questions = stage ? [stage.large, stage.slow, stage.grown, stage.reason] : [];
  return [
    `# ${hero?.name ?? ''}: ${hero?.text ?? ''}`,
    hero?.tagline ?? '',
    ((hero?.actions ?? []) as Place[]).map(link).join(', '),
    (features ?? [])
      .map(({ title, details, link: to = '/' }) => `- ${link({ text: title, link: to })}: ${said(details)}`)
      .join('\n'),
    questions.map(({ title, of, text, more }) => `- ${title} ${said(`${of}: ${text}`)} ${link(more)}`).join('\n'),
    [story, own, ai].flatMap((part) => (part ? `- ${part.title}: ${part.text} ${link(part.more)}` : [])).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
