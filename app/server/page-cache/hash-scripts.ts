import { createHash } from 'node:crypto';

export interface HashedDocument {
  html: string;
  /** CSP sources: one hash for each script that the renderer itself wrote. */
  sources: string[];
}

/**
 * Turns a document with nonces into one that is the same for everybody. Only scripts that carry this render's
 * random nonce are hashed: a script that content had smuggled in does not know it, and stays forbidden.
 */
export function hashScripts(html: string, nonce: string): HashedDocument {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  const script = new RegExp(`<script(?=[^>]*${mark})[^>]*>([\\s\\S]*?)</script>`, 'g');
  for (const [, body = ''] of html.matchAll(script)) {
    if (body !== '') sources.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), sources: [...sources] };
}
