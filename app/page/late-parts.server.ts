import { LATE_ATTRIBUTE } from '#app/enhance/late-parts';
import type { Part } from './part';
import type { RenderedBlocks } from './render-blocks.server';
import { named } from './render-static.server';

/** The parts that come with the layout, marked so that their code is fetched when they are opened, and not before. */
export function toLateParts({ parts, html }: Pick<RenderedBlocks, 'parts' | 'html'>): {
  parts: Part[];
  html: Map<string, string>;
} {
  const marked = parts.map(({ key, hash }) => ({
    key,
    ...named(`<div ${LATE_ATTRIBUTE}="">${html.get(hash) ?? ''}</div>`),
  }));
  return {
    parts: marked.map(({ key, hash }) => ({ key, hash })),
    html: new Map(marked.map((part) => [part.hash, part.html])),
  };
}
