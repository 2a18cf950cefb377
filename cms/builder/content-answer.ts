import * as z from 'zod';

/** What Builder.io's Content API answers (v3), as far as it is read; everything else passes unread. */

/** A rule of targeting: `urlPath is /about`. */
const targetingRule = z.looseObject({
  property: z.string().catch(''),
  operator: z.string().catch('is'),
  value: z.unknown().optional(),
});

const contentData = z.looseObject({
  title: z.string().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
  blocks: z.array(z.unknown()).optional().catch(undefined),
  /** The same as JSON text, of entries that were written by the API and never opened since. */
  blocksString: z.string().optional().catch(undefined),
});

/** One published entry of a model. */
const builderContent = z.looseObject({
  id: z.string().min(1),
  name: z.string().catch(''),
  data: contentData,
  query: z.array(targetingRule).catch([]),
  /** Milliseconds since 1970. */
  lastUpdated: z.number().optional().catch(undefined),
});
export type BuilderContent = z.output<typeof builderContent>;

const contentAnswer = z.looseObject({ results: z.array(z.unknown()) });

/** The entries of an answer, those that are none left out; null when the answer is of another shape. Never throws. */
export function readContentAnswer(answer: unknown): BuilderContent[] | null {
  const read = contentAnswer.safeParse(answer);
  if (!read.success) return null;
  return read.data.results.flatMap((result) => readContent(result) ?? []);
}

export function readContent(raw: unknown): BuilderContent | null {
  return builderContent.safeParse(raw).data ?? null;
}

/** The elements of an entry; none when there are none, or they cannot be read. */
export function listElements({ data }: Pick<BuilderContent, 'data'>): unknown[] {
  if (data.blocks !== undefined) return data.blocks;
  try {
    const parsed: unknown = JSON.parse(data.blocksString ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

const record = z.record(z.string(), z.unknown()).catch({});

/** A piece of a page as Builder.io keeps it. */
export const builderElement = z.looseObject({
  id: z.string().optional().catch(undefined),
  tagName: z.string().optional().catch(undefined),
  component: z
    .looseObject({ name: z.string().catch(''), options: record })
    .nullish()
    .catch(undefined),
  children: z.array(z.unknown()).catch([]),
  properties: record,
  /** Code that would compute values; never run. */
  bindings: record,
  /** Code that would answer clicks; never run. */
  actions: record,
  code: z.looseObject({ bindings: record, actions: record }).nullish().catch(undefined),
  repeat: z.unknown().optional(),
});
export type BuilderElement = z.output<typeof builderElement>;

const symbolReference = z.looseObject({
  model: z.string().catch('symbol'),
  entry: z.string().optional().catch(undefined),
  content: z.unknown().optional(),
});

export interface SymbolReference {
  model: string;
  entry: string | undefined;
  /** The symbol itself, where the answer brought it along. */
  elements: unknown[] | null;
}

/** What a Symbol shows; null when it names nothing. */
export function readSymbol(options: Readonly<Record<string, unknown>>): SymbolReference | null {
  const read = symbolReference.safeParse(options['symbol']);
  if (!read.success) return null;
  const { model, entry, content } = read.data;
  const inlined = z.looseObject({ data: contentData }).safeParse(content);
  return { model, entry, elements: inlined.success ? listElements(inlined.data) : null };
}
