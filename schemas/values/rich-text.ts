import sanitizeHtml from 'sanitize-html';
import { limitedText } from './limited-text';
import { isSafeUrl } from './safe-url';

const MAX_LENGTH = 60_000;
const MAX_DEPTH = 20;

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    's',
    'sub',
    'sup',
    'a',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    h2: ['id'],
    h3: ['id'],
  },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: MAX_DEPTH,
  disallowedTagsMode: 'discard',
  transformTags: { a: keepSafeLink },
};

function keepSafeLink(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { href, target } = attributes;
  if (href === undefined || !isSafeUrl(href)) return { tagName, attribs: {} };
  return { tagName, attribs: target === '_blank' ? { href, target, rel: 'noopener' } : { href } };
}

/** Gives the HTML with everything taken out that formatted text does not need; scripts, styles and forms above all. */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}

/**
 * Formatted text as HTML, sanitised while it is parsed: what a view gets is safe to insert.
 * The length is capped before sanitising, so that hostile nesting stays cheap.
 */
export const richText = () =>
  limitedText(MAX_LENGTH).overwrite(sanitiseRichText).meta({ format: 'rich-text' });
