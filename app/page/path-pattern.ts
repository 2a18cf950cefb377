/**
 * Patterns of paths. Between slashes stands a word (`news`), any text by a name (`:name`), one of several words
 * (`:section(all|archive)`), or a text with a suffix that must (`:name.html`) or may (`:name{.html}`) be there.
 */
export interface PathPattern {
  readonly source: string;
  /** The texts by their names; null for a path that does not match. */
  match(path: string): Readonly<Record<string, string>> | null;
  /** How exact each part is, from the left: of two patterns that match a path the one that is more exact goes first. */
  readonly exactness: readonly number[];
  readonly names: readonly string[];
}

const NAMED = /^:([a-z]+)(?:\(([\w|-]+)\)|(\.[a-z]+)|\{(\.[a-z]+)\})?$/;
const WORD = /^[\w.-]*$/;
const ANY = '[^/]+';

interface Part {
  expression: string;
  exactness: number;
  name: string | null;
  /** Null: any text. */
  words: readonly string[] | null;
}

/** @throws for what is no pattern */
export function readPathPattern(source: string): PathPattern {
  const parts = readParts(source);
  const expression = new RegExp(`^${parts.map((part) => `/${part.expression}`).join('')}$`);
  return {
    source,
    match(path) {
      const found = expression.exec(path);
      return found && { ...found.groups };
    },
    exactness: parts.map(({ exactness }) => exactness),
    names: parts.flatMap(({ name }) => (name === null ? [] : [name])),
  };
}

function readParts(source: string): Part[] {
  if (!source.startsWith('/')) throw new Error(`«${source}» must begin with a slash`);
  return source.slice(1).split('/').map(readPart);
}

function readPart(text: string): Part {
  if (WORD.test(text)) return { expression: escape(text), exactness: 4, name: null, words: [text] };
  const [, name, words, suffix, optional] = NAMED.exec(text) ?? [];
  if (name === undefined) throw new Error(`«${text}» is neither a word nor a name like «:name»`);
  if (words !== undefined) {
    const expression = `(?<${name}>${words})`;
    return { expression, exactness: 3, name, words: words.split('|') };
  }
  if (suffix !== undefined) {
    return { expression: `(?<${name}>${ANY})${escape(suffix)}`, exactness: 2, name, words: null };
  }
  if (optional !== undefined) {
    return { expression: `(?<${name}>${ANY}?)(?:${escape(optional)})?`, exactness: 1, name, words: null };
  }
  return { expression: `(?<${name}>${ANY})`, exactness: 0, name, words: null };
}

const escape = (text: string) => text.replaceAll('.', String.raw`\.`);

/** Writes a path of a template: `/tariffs/:section/:name` with the texts of a match. */
export function fillPath(template: string, texts: Readonly<Record<string, string>>): string {
  return template.replaceAll(/:([a-z]+)/g, (name, key: string) => texts[key] ?? name);
}

/** The names that a template asks for. */
export function listNames(template: string): string[] {
  return [...template.matchAll(/:([a-z]+)/g)].map(([, name = '']) => name);
}

/** Sorts the more exact pattern first, among those with as many parts. */
export function compareExactness({ exactness: one }: PathPattern, { exactness: other }: PathPattern): number {
  if (one.length !== other.length) return one.length - other.length;
  const differing = one.findIndex((value, index) => value !== other[index]);
  return differing === -1 ? 0 : (other[differing] ?? 0) - (one[differing] ?? 0);
}

/** Do both patterns match some path, and neither is the more exact one? */
export function isSameRoute(one: PathPattern, other: PathPattern): boolean {
  const [parts, others] = [readParts(one.source), readParts(other.source)];
  if (compareExactness(one, other) !== 0) return false;
  return parts.every(({ words }, index) => {
    const otherWords = others[index]?.words;
    return words == null || otherWords == null || words.some((word) => otherWords.includes(word));
  });
}
