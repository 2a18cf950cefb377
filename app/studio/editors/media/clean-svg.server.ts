import sanitizeHtml from 'sanitize-html';
import { DRAWN_ATTRIBUTES, DRAWN_TAGS } from './drawn-parts';
import { MAX_SIDE } from './media-types';

/**
 * A drawing without anything that runs, loads or leads elsewhere: only shapes, texts, gradients, clips and masks by
 * their names, and references to its own parts. What is kept is drawn as before; what is not was no drawing.
 */

const OWN_PART = /^#[\w.-]+$/;
/** The only address that paint may hold. */
const PAINT_ADDRESS = /^url\((['"]?)#[\w.-]+\1\)$/;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...DRAWN_TAGS],
  allowedAttributes: {
    '*': [...DRAWN_ATTRIBUTES],
  },
  // Addresses are judged below, all of them.
  allowedSchemesAppliedToAttributes: [],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  nonTextTags: ['script', 'style', 'foreignObject', 'iframe', 'object', 'embed', 'metadata', 'textarea'],
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: keepOwnReferences(attribs) }) },
};

/**
 * How much of a drawing is read: its tags, its attributes, its entities. Cleaning takes about a second for so many;
 * what was drawn by hand has a tenth of that, and what was traced from a photograph belongs into a photograph.
 */
const MOST: Readonly<Record<string, number>> = { '<': 10_000, '=': 30_000, '&': 5000 };

export type CleanedSvg = { svg: string } | { refused: 'drawing' | 'complex' };

/** Refused is what is no drawing, or too much of one; and entities, which nobody needs and parsers differ on. */
export function cleanSvg(bytes: Uint8Array): CleanedSvg {
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (Object.entries(MOST).some(([mark, most]) => hasMoreThan(text, mark, most)))
    return { refused: 'complex' };
  const svg = cleanText(text);
  return svg === null ? { refused: 'drawing' } : { svg };
}

function hasMoreThan(text: string, mark: string, most: number): boolean {
  let at = -1;
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf(mark, at + 1);
    if (at === -1) return false;
  }
  return true;
}

function cleanText(text: string): string | null {
  if (text.includes('\u0000') || text.includes('\uFFFD') || /<!ENTITY/i.test(text)) return null;
  const markup = withoutDeclarations(text);
  if (markup === null) return null;
  const cleaned = sanitizeHtml(markup, OPTIONS).trim();
  if (!/^<svg[\s>]/.test(cleaned) || !cleaned.endsWith('</svg>')) return null;
  return /^<svg[^>]*\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(cleaned)
    ? cleaned
    : cleaned.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** Without processing instructions and the document type; null for one with rules of its own, and for half a one. */
function withoutDeclarations(text: string): string | null {
  const parts: string[] = [];
  let at = 0;
  for (const { index, 0: opening } of text.matchAll(/<\?|<!DOCTYPE/gi)) {
    if (index < at) continue;
    const closing = opening === '<?' ? '?>' : '>';
    const end = text.indexOf(closing, index);
    if (end === -1 || (closing === '>' && text.slice(index, end).includes('['))) return null;
    parts.push(text.slice(at, index));
    at = end + closing.length;
  }
  return parts.join('') + text.slice(at);
}

/** Its size in pixels: of the view box, else of width and height; null when it says neither. */
export function measureSvg(svg: string): { width: number; height: number } | null {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const box = /\sviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(root);
  const width = Number(box?.[1] ?? /\swidth="([\d.]+)(?:px)?"/.exec(root)?.[1]);
  const height = Number(box?.[2] ?? /\sheight="([\d.]+)(?:px)?"/.exec(root)?.[1]);
  const isSize = [width, height].every((side) => Number.isFinite(side) && side > 0 && side <= MAX_SIDE);
  return isSize ? { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) } : null;
}

function keepOwnReferences(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => {
      if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
      if (name === 'xmlns:xlink') return value === 'http://www.w3.org/1999/xlink';
      if (name === 'href' || name === 'xlink:href') return OWN_PART.test(value.trim());
      return !/url\s*\(/i.test(value) || PAINT_ADDRESS.test(value.trim());
    }),
  );
}
