import { createContext } from 'react';
import { isRecord } from '#cms/fields/editor-field';

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

/** Where pickers look. Each answers with the best first, and rejects when it cannot be asked. */
export interface FieldSources {
  searchPages: (search: string, signal: AbortSignal) => Promise<readonly PageSuggestion[]>;
  searchPictures: (search: string, signal: AbortSignal) => Promise<readonly PictureSuggestion[]>;
}

async function ask(address: string, search: string, signal: AbortSignal): Promise<unknown[]> {
  const response = await fetch(`${address}?search=${encodeURIComponent(search)}`, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const answer: unknown = await response.json();
  return Array.isArray(answer) ? answer : [];
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const toSide = (value: unknown) => (typeof value === 'number' ? value : 0);

const STUDIO_SOURCES: FieldSources = {
  searchPages: async (search, signal) =>
    (await ask('/studio/pages.json', search, signal)).filter(isRecord).map((page) => ({
      ...{ path: toText(page['path']), title: toText(page['title']), audience: toText(page['audience']) },
      isPublished: page['isPublished'] === true,
    })),
  searchPictures: async (search, signal) =>
    (await ask('/studio/media.json', search, signal)).filter(isRecord).map((picture) => ({
      ...{ src: toText(picture['src']), alt: toText(picture['alt']) },
      ...{ width: toSide(picture['width']), height: toSide(picture['height']) },
    })),
};

/** The studio's own routes, unless somebody gives others. */
export const FieldSourcesContext = createContext<FieldSources>(STUDIO_SOURCES);
