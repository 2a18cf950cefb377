import { isSafeUrl } from '#schemas/values/safe-url';
import { replaceTags } from '#schemas/values/markup-text';

/** A part of formatted text as Builder.io keeps it. */
export type MarkupPart =
  | { kind: 'html'; html: string }
  /** A heading of the first order. */
  | { kind: 'heading'; text: string }
  | { kind: 'picture'; src: string; alt: string; width: number | null; height: number | null }
  /** What formatted text cannot show: the name of a tag, or an address that leads nowhere. */
  | { kind: 'lost'; what: string };

/** Longer texts are refused by their block anyway. */
const MAX_LENGTH = 60_000;
const MAX_HEADING = 160;
/** Tags that formatted text here spells otherwise or cannot hold. No `<` inside, and bounded: no text can make it slow. */
const TAG =
  /<(\/?)(h1|h5|h6|div|center|font|img|a|iframe|video|audio|object|embed|form|input|select|textarea|button|svg)\b([^<>]{0,3000})>/gi;
const BLOCKS = /<(?:p|ul|ol|h[1-6]|table|blockquote)\b/i;
const RENAMED: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Formatted text in the parts that blocks are made of. `mayHead`: may its first `<h1>` be the heading of the page? */
export function splitMarkup(html: string, mayHead: boolean): MarkupPart[] {
  if (html.length > MAX_LENGTH) return [{ kind: 'html', html }];
  const split = new Split(mayHead, !BLOCKS.test(html));
  let at = 0;
  for (const match of html.matchAll(TAG)) {
    const [whole, slash = '', name = '', attributes = ''] = match;
    split.addText(html.slice(at, match.index));
    split.addTag(name.toLowerCase(), slash === '/', attributes, whole);
    at = match.index + whole.length;
  }
  split.addText(html.slice(at));
  return split.end();
}

class Split {
  private readonly parts: MarkupPart[] = [];
  private open = '';
  /** Where the heading of the page began, while it is open. */
  private heading: string | null = null;

  constructor(
    private mayHead: boolean,
    private readonly divsAreParagraphs: boolean,
  ) {}

  addText(text: string): void {
    if (this.heading === null) this.open += text;
    else this.heading += text;
  }

  addTag(name: string, isEnd: boolean, attributes: string, whole: string): void {
    if (name === 'img') return isEnd ? undefined : this.addPicture(attributes);
    if (name === 'a') return this.addLink(isEnd, attributes, whole);
    if (name === 'h1' && this.headsPage(isEnd)) return;
    const renamed = RENAMED[name];
    if (renamed !== undefined) return this.addText(isEnd ? `</${renamed}>` : `<${renamed}>`);
    if (name === 'div' || name === 'center') return this.addText(this.toParagraph(isEnd));
    if (name !== 'font' && !isEnd) this.parts.push({ kind: 'lost', what: `<${name}> in a text` });
  }

  end(): MarkupPart[] {
    if (this.heading !== null) this.open += `<h2>${this.heading}</h2>`;
    this.flush();
    return this.parts;
  }

  private toParagraph(isEnd: boolean): string {
    if (!this.divsAreParagraphs) return '';
    return isEnd ? '</p>' : '<p>';
  }

  /** Whether the tag was taken: the first heading of the first order stands by itself. */
  private headsPage(isEnd: boolean): boolean {
    if (!isEnd && this.mayHead && this.heading === null) {
      this.flush();
      this.mayHead = false;
      this.heading = '';
      return true;
    }
    if (!isEnd || this.heading === null) return false;
    this.closeHeading(this.heading);
    return true;
  }

  private closeHeading(html: string): void {
    this.heading = null;
    const text = toWords(html);
    if (text === '') return;
    if (text.length > MAX_HEADING || html.includes('<a')) this.open += `<h2>${html}</h2>`;
    else this.parts.push({ kind: 'heading', text });
  }

  private addPicture(attributes: string): void {
    const src = readAttribute(attributes, 'src');
    if (src === null) return;
    this.flush();
    this.parts.push({
      kind: 'picture',
      src,
      alt: readAttribute(attributes, 'alt') ?? '',
      width: toSide(readAttribute(attributes, 'width')),
      height: toSide(readAttribute(attributes, 'height')),
    });
  }

  private addLink(isEnd: boolean, attributes: string, whole: string): void {
    const href = isEnd ? null : readAttribute(attributes, 'href');
    if (href === null) return this.addText(whole);
    const url = toLinkUrl(href);
    if (url === null) this.parts.push({ kind: 'lost', what: 'a link of a text' });
    this.addText(url === null || url === href ? whole : whole.replace(href, () => escapeMarkup(url)));
  }

  private flush(): void {
    if (this.heading !== null) return;
    if (hasWords(this.open)) this.parts.push({ kind: 'html', html: this.open });
    this.open = '';
  }
}

/** An address as links here take it; null for one that no browser may follow. */
export function toLinkUrl(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const trimmed = given.trim().replaceAll('&amp;', '&');
  const url = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  return isSafeUrl(url) ? url : null;
}

export function hasWords(html: string): boolean {
  return toWords(html) !== '';
}

/** The words of formatted text, its tags and entities taken away. */
export function toWords(html: string): string {
  const text = replaceTags(html, ' ')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  return text
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .replaceAll('\u200b', '')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

const ATTRIBUTE = /(?:^|\s)([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

function readAttribute(attributes: string, wanted: string): string | null {
  for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    if (name.toLowerCase() === wanted) return (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
  }
  return null;
}

function toSide(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
