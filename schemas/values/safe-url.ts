import { limitedText } from './limited-text';

const MAX_URL_LENGTH = 2000;
const SAFE_SCHEMES = new Set(['http:', 'https:', 'tel:', 'sms:', 'mailto:']);
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Is this an address that content may put into `href` or `src`?
 * Site paths, `#hash`, `?query`, and http(s), tel, sms, mailto. Refuses script and data schemes, protocol-relative
 * addresses, backslashes and control characters: browsers read `/\evil` and `java\tscript:` in their own way.
 */
export function isSafeUrl(url: string): boolean {
  if (url === '' || url.length > MAX_URL_LENGTH || hasUnsafeCharacter(url)) return false;
  const scheme = SCHEME.exec(url)?.[0];
  if (scheme !== undefined) return SAFE_SCHEMES.has(scheme.toLowerCase()) && URL.canParse(url);
  return /^(\/(?!\/)|#|\?)/.test(url);
}

function hasUnsafeCharacter(url: string): boolean {
  for (const character of url) {
    const code = character.codePointAt(0) ?? 0;
    if (code <= 0x20 || code === 0x7f || character === '\\') return true;
  }
  return false;
}

/** The one schema of every address in content. */
export const safeUrl = () =>
  limitedText(MAX_URL_LENGTH)
    .trim()
    .refine(isSafeUrl, {
      error: 'must be a site path (/…), #hash, ?query, or an http(s), tel or mailto address',
    })
    .meta({ format: 'safe-url' });

/** The schema of the address of a file that is shown or played: a site path, or one over http(s). */
export const fileUrl = () =>
  limitedText(MAX_URL_LENGTH)
    .trim()
    .refine((url) => isSafeUrl(url) && /^(\/|https?:)/i.test(url), {
      error: 'must be a site path (/…) or an http(s) address of a file',
    })
    .meta({ format: 'safe-url', reference: 'file' });
