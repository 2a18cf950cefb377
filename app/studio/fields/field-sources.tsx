import { createContext } from 'react';
import type { ReferenceKind } from '#schemas/references/refers-to';
import { isRecord, type UnknownRecord } from '#cms/fields/editor-field';

/** Something of the site that a field can name: a page, a form, a tariff. */
export interface Choice {
  /** What the field then holds. */
  key: string;
  title: string;
  /** What kind of thing it is, where it leads, what it costs: «тариф», «/tariffs/maksimum», «1 900 ₽». */
  facts: readonly string[];
  /** It is not there yet: it is made at this address of the studio, in a tab of its own. */
  makeAt?: string;
  /** It is not there yet: this makes it at once, and gives its key. */
  make?: () => string;
}

/** Is it still to be made? */
export const isNew = ({ makeAt, make }: Choice) => makeAt !== undefined || make !== undefined;

/** What a field names now. Without a choice there is no such thing, or, uncertain, nobody could say. */
export interface FoundChoice {
  choice: Choice | null;
  isCertain: boolean;
}

/** A picture of the media library; the same shape as an image of content. */
export interface PictureSuggestion {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Left out where it is the middle. */
  focus?: { x: number; y: number };
}

/** A product or a fact that content can refer to. */
export interface ReferenceSuggestion {
  /** `tariff/maksimum`; `countries` of a fact. */
  key: string;
  /** What stands in a text: `{{price:tariff/maksimum}}`. */
  token: string;
  title: string;
  /** What it says now: «1 900 ₽». */
  now: string;
}

/** How an upload ended: the picture is in the library, or why it is not. */
export type UploadedPicture = { picture: PictureSuggestion } | { error: string };

/** Where pickers look. Each answers with the best first, and rejects when it cannot be asked. */
export interface FieldSources {
  /** What a field of this kind can name. */
  searchChoices: (kind: ReferenceKind, search: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  findChoice: (kind: ReferenceKind, key: string, signal: AbortSignal) => Promise<FoundChoice>;
  searchPictures: (search: string, signal: AbortSignal) => Promise<readonly PictureSuggestion[]>;
  searchReferences: (search: string, signal: AbortSignal) => Promise<readonly ReferenceSuggestion[]>;
  /** Puts a picture into the library; left out where nothing can be uploaded. Rejects when it cannot be asked. */
  uploadPicture?: (file: File, alt: string) => Promise<UploadedPicture>;
}

async function askFor(address: string, query: Record<string, string>, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`${address}?${new URLSearchParams(query)}`, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

async function ask(address: string, search: string, signal: AbortSignal): Promise<unknown[]> {
  const answer = await askFor(address, { search }, signal);
  return Array.isArray(answer) ? answer : [];
}

async function askChoices(
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<{ choices: Choice[]; isCertain: boolean }> {
  const answer = await askFor('/studio/choices.json', query, signal);
  const { choices, isCertain } = isRecord(answer) ? answer : {};
  return {
    choices: Array.isArray(choices) ? choices.filter(isRecord).map(toChoice) : [],
    isCertain: isCertain === true,
  };
}

function toChoice({ key, title, facts, makeAt }: UnknownRecord): Choice {
  return {
    key: toText(key),
    title: toText(title),
    facts: Array.isArray(facts) ? facts.map(toText) : [],
    ...(typeof makeAt === 'string' && { makeAt }),
  };
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const toSide = (value: unknown) => (typeof value === 'number' ? value : 0);

function toPicture(picture: UnknownRecord): PictureSuggestion {
  const { focus } = picture;
  return {
    src: toText(picture['src']),
    alt: toText(picture['alt']),
    width: toSide(picture['width']),
    height: toSide(picture['height']),
    ...(isRecord(focus) && { focus: { x: toSide(focus['x']), y: toSide(focus['y']) } }),
  };
}

/** `page`: the id of the page whose blocks are edited; empty for documents that stand on many pages. */
export const createStudioSources = (page = ''): FieldSources => ({
  searchChoices: async (kind, search, signal) => (await askChoices({ kind, search, page }, signal)).choices,
  async findChoice(kind, key, signal) {
    const { choices, isCertain } = await askChoices({ kind, key, page }, signal);
    return { choice: choices[0] ?? null, isCertain };
  },
  searchPictures: async (search, signal) =>
    (await ask('/studio/media.json', search, signal)).filter(isRecord).map(toPicture),
  searchReferences: async (search, signal) =>
    (await ask('/studio/references.json', search, signal)).filter(isRecord).map((reference) => ({
      key: toText(reference['key']),
      token: toText(reference['token']),
      title: toText(reference['title']),
      now: toText(reference['now']),
    })),
  async uploadPicture(file, alt) {
    const body = new FormData();
    if (alt === '') body.append('decorative', 'on');
    body.append('alt', alt);
    // The last: what stands before it is known when it comes.
    body.append('file', file);
    const response = await fetch('/studio/media/upload', { method: 'POST', body });
    const answer: unknown = await response.json();
    if (isRecord(answer) && isRecord(answer['picture'])) return { picture: toPicture(answer['picture']) };
    return { error: isRecord(answer) ? toText(answer['error']) : '' };
  },
});

/** The studio's own routes, unless somebody gives others. */
export const FieldSourcesContext = createContext<FieldSources>(createStudioSources());
