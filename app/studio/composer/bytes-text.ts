import type { BlockBytes } from '#app/page/block-bytes.server';

/** «JS 3,1 КБ, CSS 0,8 КБ»: what a block adds to its page. */
export function toBytesText({ js, css }: BlockBytes): string {
  return [js > 0 ? `JS ${toKilobytes(js)}` : null, `CSS ${toKilobytes(css)}`].filter(Boolean).join(', ');
}

export function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).replace('.', ',')}\u00a0КБ`;
}
