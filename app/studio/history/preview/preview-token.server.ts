import * as z from 'zod';
import { createCipher } from '#app/flow-engine/cipher.server';
import { audience } from '#schemas/page';

/** What the address of a preview says, sealed: which link, and as whom its page is looked at. */
const previewToken = z.object({
  link: z.string(),
  entry: z.string(),
  region: z.string(),
  audience,
  /** The moment that the page is shown as of; null is the moment of looking. Milliseconds since 1970. */
  at: z.number().nullable(),
  expiresAt: z.number(),
});
export type PreviewToken = z.output<typeof previewToken>;

/** The longest that a link may live: 14 days, as an agreement with lawyers and partners takes (docs/decisions/0044). */
export const PREVIEW_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;
/** Ours are half as long; a longer one is nobody's work but a stranger's. */
const MAX_LENGTH = 1000;
const PURPOSE = 'preview-link-v1';

export interface PreviewSealer {
  /** The last part of the address; good on this host alone. */
  seal: (token: PreviewToken, host: string) => string;
  /** Null for what is forged, of another host or another secret: all the same to whoever asks. */
  open: (text: string, host: string) => PreviewToken | null;
}

export function createPreviewSealer(secrets: readonly [string, ...string[]]): PreviewSealer {
  const cipher = createCipher(secrets, PURPOSE);
  return {
    seal: (token, host) => cipher.lock(JSON.stringify(token), host),
    open(text, host) {
      const opened = text.length > MAX_LENGTH || !isCanonical(text) ? null : cipher.unlock(text, host);
      return opened === null ? null : (previewToken.safeParse(JSON.parse(opened)).data ?? null);
    },
  };
}

/** One seal has one spelling: base64url as it is written, without what a decoder would pass over. */
function isCanonical(text: string): boolean {
  return Buffer.from(text, 'base64url').toString('base64url') === text;
}
