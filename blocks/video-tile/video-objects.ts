import type { JsonLd } from '#registry/define-block';
import type { Image } from '#schemas/values/image';

interface Tile {
  title: string;
  text?: string | undefined;
  poster: Image;
  videoSrc?: string | undefined;
  uploadDate?: string | undefined;
}

/** The films of these tiles as schema.org's VideoObject; null where there are none. */
export function toVideoObjects(tiles: readonly Tile[], toAbsolute: (url: string) => string): JsonLd | null {
  const films = tiles.flatMap(({ title, text, poster, videoSrc, uploadDate }) =>
    videoSrc === undefined
      ? []
      : [
          {
            '@type': 'VideoObject',
            name: title,
            description: text ?? title,
            thumbnailUrl: toAbsolute(poster.src),
            contentUrl: toAbsolute(videoSrc),
            ...(uploadDate && { uploadDate }),
          },
        ],
  );
  return films.length === 0 ? null : { '@type': 'ItemList', itemListElement: films };
}
