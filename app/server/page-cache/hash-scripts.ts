import { createHash } from 'node:crypto';

export interface HashedDocument {
  html: string;
  /** CSP sources: the site's own files and a hash for each inline script that the renderer itself wrote, or `'none'`. */
  sources: string[];
}

/**
 * Turns a document with nonces into one that is the same for everybody. Only scripts that carry this render's
 * random nonce are hashed: a script that content had smuggled in does not know it, and stays forbidden.
 */
export function hashScripts(html: string, nonce: string): HashedDocument {
  const mark = ` nonce="${nonce}"`;
  const script = new RegExp(`<script(?=[^>]*${mark})[^>]*>([\\s\\S]*?)</script>`, 'g');
  const bodies = [...html.matchAll(script)].map(([, body = '']) => body);
  const hashes = new Set(bodies.filter((body) => body !== '').map(toHashSource));
  return {
    html: html.replaceAll(mark, ''),
    sources: bodies.length === 0 ? ["'none'"] : ["'self'", ...hashes],
  };
}

function toHashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
