import { replaceTags } from '#schemas/values/markup-text';
import { isSafeUrl } from '#schemas/values/safe-url';

/**
 * Markup of a rich text, cleaned in the browser by the rules of `#schemas/values/rich-text`: what comes out passes
 * there unchanged. Needs a document; what it reads is never put into the page before it is clean.
 */

/** The elements that stay, with the attributes that they keep. */
const KEPT: ReadonlyMap<string, readonly string[]> = new Map([
  ['p', []],
  ['h4', []],
  ['ul', []],
  ['li', []],
  ['blockquote', []],
  ['strong', []],
  ['em', []],
  ['s', []],
  ['sub', []],
  ['sup', []],
  ['a', []],
  ['table', []],
  ['caption', []],
  ['thead', []],
  ['tbody', []],
  ['tr', []],
  ['h2', ['id']],
  ['h3', ['id']],
  ['ol', ['start']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope']],
]);
const VOID = new Set(['br', 'hr']);
/** What browsers write while somebody types, in the words of the schema. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['div', 'p'],
  ['strike', 's'],
  ['del', 's'],
  ['h1', 'h2'],
]);
/** Their text is no text. */
const DROPPED = new Set([
  'script',
  'style',
  'textarea',
  'option',
  'title',
  'template',
  'noscript',
  'xmp',
  'iframe',
]);
const LINES = new Set(['p', 'h2', 'h3', 'h4']);
const BLOCKS = 'p, div, ul, ol, li, table, blockquote, h1, h2, h3, h4, hr';
const MAX_DEPTH = 18;

/** Clean markup of any markup; empty when there is nothing to read in it. */
export function cleanHtml(html: string): string {
  return toHtml(new DOMParser().parseFromString(html, 'text/html').body);
}

/** Markup of a plain text: every line is a paragraph. */
export function textToHtml(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${escape(line.trim())}</p>`).join('');
}

/** Clean markup of what is inside a node. */
export function toHtml(node: Node): string {
  const html = writeChildren(node, 0);
  return replaceTags(html, '').trim() === '' && !/<(hr|img)/.test(html) ? '' : html;
}

function writeChildren(node: Node, depth: number): string {
  return Array.from(node.childNodes, (child) => write(child, depth)).join('');
}

function write(node: Node, depth: number): string {
  if (node.nodeType === Node.TEXT_NODE) return escape(node.textContent ?? '');
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element; // Says its type.
  const name = element.localName;
  if (DROPPED.has(name)) return '';
  if (VOID.has(name)) return `<${name} />`;
  // An item outside of a list is a line: what parsers make of it differs.
  const isLooseItem = name === 'li' && !['ul', 'ol'].includes(element.parentElement?.localName ?? '');
  const tag = isLooseItem ? 'p' : (RENAMED.get(name) ?? name);
  const attributes = KEPT.get(tag);
  const inside = writeChildren(element, depth + 1);
  if (attributes === undefined || depth > MAX_DEPTH) return inside;
  // Of lines inside lines, as browsers nest them, the innermost is the line.
  if (LINES.has(tag) && element.querySelector(BLOCKS) !== null) return inside;
  if (tag === 'a') return writeLink(element, inside);
  const written = attributes.flatMap((attribute) => {
    const value = element.getAttribute(attribute);
    return value === null ? [] : [` ${attribute}="${escapeQuoted(value)}"`];
  });
  return `<${tag}${written.join('')}>${inside}</${tag}>`;
}

function writeLink(element: Element, inside: string): string {
  const href = element.getAttribute('href')?.trim() ?? '';
  if (!isSafeUrl(href)) return inside;
  const isNewWindow = element.getAttribute('target') === '_blank';
  return `<a href="${escapeQuoted(href)}"${isNewWindow ? ' target="_blank" rel="noopener"' : ''}>${inside}</a>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeQuoted(text: string): string {
  return escape(text).replaceAll('"', '&quot;');
}
