/** What a diagram is: its size, its words and a text that says the same, in both languages, and how it is drawn. */
import type { Lang } from '../../../theme/site.ts';
import type { Size } from './draw.ts';

type Words = Readonly<Record<string, string>>;

export interface Diagram {
  size: Size;
  /** Text alternative in a sentence or two, by language. */
  alt: Readonly<Record<Lang, string>>;
  /** The shapes of the drawing in a language. */
  shapes(language: Lang): string[];
}

/** Makes a diagram; a word that one language lacks does not compile. */
export function diagram<const English extends Words>(parts: {
  width: number;
  height: number;
  alt: Diagram['alt'];
  en: English;
  zh: { readonly [Key in keyof English]: string };
  draw: (words: { readonly [Key in keyof English]: string }) => string[];
}): Diagram {
  const { width, height, alt, draw } = parts;
  return { size: { width, height }, alt, shapes: (language) => draw(parts[language]) };
}
