/** What must hold for the list of tools, as a list of problems; a unit test stops on them. Not in the browser. */

type Kind = 'text' | 'address' | 'scale';
type Fields = Record<string, { kind: Kind; required: boolean }>;

const LINK: Fields = {
  name: { kind: 'text', required: true },
  desc: { kind: 'text', required: true },
  descEn: { kind: 'text', required: true },
  logo: { kind: 'address', required: true },
  url: { kind: 'address', required: true },
  urlEn: { kind: 'address', required: false },
  logoScale: { kind: 'scale', required: false },
};
const GROUP_KEYS = ['title', 'titleEn', 'links'];

const WANTED: Record<Kind, string> = {
  text: 'a text that is not empty',
  address: 'an address that begins with https://',
  scale: 'a number between 0.5 and 2',
};

function isValid(kind: Kind, value: unknown): boolean {
  if (kind === 'scale') return typeof value === 'number' && value >= 0.5 && value <= 2;
  return typeof value === 'string' && (kind === 'text' ? value.trim() !== '' : value.startsWith('https://'));
}

/** Where the list was written, so that a message can lead there. */
export type Source = { file: string; text: string };

/** Line (from 1) of the first match at or after a line; that line itself when nothing matches. */
function lineOf(source: Source, pattern: RegExp, from = 1): number {
  const index = source.text.split('\n').findIndex((line, at) => at + 1 >= from && pattern.test(line));
  return index < 0 ? from : index + 1;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const keyPattern = (key: string) => new RegExp(`(^|[\\s{,'"])${escapeRegExp(key)}['"]?\\s*:`);

function checkLink(link: object, source: Source): string[] {
  const entry = link as Record<string, unknown>;
  const name = typeof entry.name === 'string' ? entry.name : '(without a name)';
  const start = lineOf(source, new RegExp(`name['"]?:\\s*(['"\`])${escapeRegExp(name)}\\1`));
  const at = (line: number) => `${source.file}:${line}`;
  const problems: string[] = [];
  for (const [key, value] of Object.entries(entry)) {
    const field = LINK[key];
    if (!field) {
      problems.push(
        `${at(lineOf(source, keyPattern(key), start))}  unknown key "${key}" in the entry "${name}": remove it, or use one of ${Object.keys(LINK).join(', ')}`,
      );
    } else if (!isValid(field.kind, value)) {
      problems.push(
        `${at(lineOf(source, keyPattern(key), start))}  wrong "${key}" in the entry "${name}": give it ${WANTED[field.kind]}`,
      );
    }
  }
  for (const [key, field] of Object.entries(LINK)) {
    if (field.required && !(key in entry))
      problems.push(`${at(start)}  no "${key}" in the entry "${name}": add it, ${WANTED[field.kind]}`);
  }
  return problems;
}

/** Problems of a list of groups, each as `file:line  what  how to fix`; none when it is sound. */
export function checkTools(groups: readonly object[], source: Source): string[] {
  return groups.flatMap((value) => {
    const group = value as Record<string, unknown>;
    const start = lineOf(source, new RegExp(`title['"]?:\\s*(['"\`])${escapeRegExp(String(group.title))}\\1`));
    const missing = GROUP_KEYS.filter((key) => !(key in group)).map(
      (key) => `${source.file}:${start}  no "${key}" in a group of tools: add it`,
    );
    const unknown = Object.keys(group)
      .filter((key) => !GROUP_KEYS.includes(key))
      .map(
        (key) =>
          `${source.file}:${lineOf(source, keyPattern(key))}  unknown key "${key}" in a group of tools: remove it, or use one of ${GROUP_KEYS.join(', ')}`,
      );
    const links = Array.isArray(group.links) ? (group.links as object[]) : [];
    return [...missing, ...unknown, ...links.flatMap((link) => checkLink(link, source))];
  });
}
