import { element } from '../sample-content';

type Json = Record<string, unknown>;

export interface CorpusEntry {
  name: string;
  blocks: unknown[];
  /** Fields of the entry beside its blocks. */
  data?: Json;
  /** What visitors do not get, as the findings name it; nothing when left out. */
  lost?: readonly string[];
  /** Shown here, and not by the SDK alone: components of its separate package. */
  beyondSdk?: true;
}

export const PICTURE = 'https://cdn.builder.io/api/v1/image/assets%2Fspace%2F';

export const text = (html: string, more: Json = {}): Json => element('Text', { text: html }, more);
export const button = (words: string, link: string, more: Json = {}): Json =>
  element('Core:Button', { text: words, link, ...more });
export const picture = (name: string, more: Json = {}, around: Json = {}): Json =>
  element(
    'Image',
    { image: `${PICTURE}${name}`, aspectRatio: 0.5625, altText: `Картинка ${name}`, ...more },
    around,
  );
export const box = (children: unknown[], more: Json = {}): Json => ({
  '@type': '@builder.io/sdk:Element',
  '@version': 2,
  id: `builder-box-${(boxes += 1)}`,
  children,
  ...more,
});
export const styled = (large: Json, smaller: Json = {}): Json => ({
  responsiveStyles: { large, ...smaller },
});

let boxes = 0;
