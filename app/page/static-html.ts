import { createContext } from 'react';

/**
 * Where ready HTML waits for the components that show it (docs/decisions/0005). On the server it comes through
 * React context, from the loader of the same request. In the browser it is read back from the document before
 * React hydrates, so that even a full client render, after a mismatch anywhere, gives the same markup.
 */
export const DocumentHtml = createContext<ReadonlyMap<string, string> | null>(null);

const HASH_ATTRIBUTE = 'data-static';
const known = new Map<string, string>();

/** Reads the HTML of every static part of the document. Call before hydrating. */
export function captureStaticHtml(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${HASH_ATTRIBUTE}]`)) {
    known.set(element.getAttribute(HASH_ATTRIBUTE) ?? '', element.innerHTML);
  }
}

/** Keeps HTML that came with a client-side navigation. */
export function rememberStaticHtml(html: Readonly<Record<string, string>>): void {
  for (const [hash, markup] of Object.entries(html)) known.set(hash, markup);
}

export function recallStaticHtml(hash: string): string | null {
  return known.get(hash) ?? null;
}
