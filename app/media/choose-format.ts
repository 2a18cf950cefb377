/** What a resized picture is encoded as. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

const TYPES: readonly [PictureFormat, string][] = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
];

/**
 * The smallest format that the `Accept` header names: AVIF, WebP, or the original's own. Browsers name what they
 * decode; `image/*` and a bare wildcard promise nothing and get the original's.
 */
export function chooseFormat(accept: string | undefined, original: PictureFormat): PictureFormat {
  const accepted = new Set(toAcceptedTypes(accept ?? ''));
  return TYPES.find(([, type]) => accepted.has(type))?.[0] ?? original;
}

/** The types of an `Accept` header, those refused with `q=0` left out. */
function toAcceptedTypes(header: string): string[] {
  return header.split(',').flatMap((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type];
  });
}

/** The format of an original by the ending of its name; null for what is not resized. */
export function formatOfEnding(ending: string): PictureFormat | null {
  if (ending === 'jpg' || ending === 'jpeg') return 'jpeg';
  return ending === 'png' || ending === 'webp' || ending === 'avif' ? ending : null;
}
