import { createContext } from 'react';
import { isRecord, type UnknownRecord } from '#cms/fields/editor-field';

/** A page that a link can lead to. */
export interface PageSuggestion {
  path: string;
  title: string;
  audience: string;
  isPublished: boolean;
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
  searchPages: (search: string, signal: AbortSignal) => Promise<readonly PageSuggestion[]>;
  searchPictures: (search: string, signal: AbortSignal) => Promise<readonly PictureSuggestion[]>;
  searchReferences: (search: string, signal: AbortSignal) => Promise<readonly ReferenceSuggestion[]>;
  /** Puts a picture into the library; left out where nothing can be uploaded. Rejects when it cannot be asked. */
  uploadPicture?: (file: File, alt: string) => Promise<UploadedPicture>;
}

async function ask(address: string, search: string, signal: AbortSignal): Promise<unknown[]> {
  const response = await fetch(`${address}?search=${encodeURIComponent(search)}`, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const answer: unknown = await response.json();
  return Array.isArray(answer) ? answer : [];
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

const STUDIO_SOURCES: FieldSources = {
  searchPages: async (search, signal) =>
    (await ask('/studio/pages.json', search, signal)).filter(isRecord).map((page) => ({
      path: toText(page['path']),
      title: toText(page['title']),
      audience: toText(page['audience']),
      isPublished: page['isPublished'] === true,
    })),
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
};

/** The studio's own routes, unless somebody gives others. */
export const FieldSourcesContext = createContext<FieldSources>(STUDIO_SOURCES);
