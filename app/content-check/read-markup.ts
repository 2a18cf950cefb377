import { unescapeMarkup } from './page-strings';

/** What a check wants to know of rendered HTML. */
export interface MarkupFacts {
  /** Those of windows are not among them. */
  headings: { level: number; text: string }[];
  ids: Set<string>;
  /** The windows that its buttons and links open. */
  windows: string[];
  /** The places on this page that it links to. */
  anchors: string[];
  /** Pictures that say something and have no words for those who do not see them: their addresses. */
  silentPictures: string[];
  /** The addresses of all its pictures. */
  pictures: string[];
  /** Structured data, as text. */
  jsonLd: string[];
  /** What a visitor reads, spaces made one. */
  text: string;
}

/** Tags as React and the sanitiser write them: quoted attributes, `<` and `>` escaped in them. */
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);
/** A picture inside one of these is there to be looked at, whatever stands beside it. */
const SHOWS_PICTURE = new Set(['figure']);
/** Inside one of these a picture alone is all that says where it leads. */
const LEADS = new Set(['a', 'button']);
const FILE_NAME = /^[\w-]+\.(?:jpe?g|png|svg|webp|avif|gif)$|^(?:img|dsc|image|screenshot)[\s_-]?\d+$/i;

interface Open {
  name: string;
  /** Where its text began. */
  textFrom: number;
  /** Something in it has a name that is only heard. */
  isNamed: boolean;
  silent: string[];
}

/** Reads HTML of our own making. Markup that is no HTML gives what could be read of it; never throws. */
export function readMarkup(html: string): MarkupFacts {
  const reader = new MarkupReader();
  let from = 0;
  for (const token of html.matchAll(TOKEN)) {
    reader.addText(html.slice(from, token.index));
    from = token.index + token[0].length;
    const [, slash, name, attributes = ''] = token;
    if (name === undefined) continue;
    if (slash === '/') reader.close(name.toLowerCase());
    else reader.open(name.toLowerCase(), readAttributes(attributes));
  }
  reader.addText(html.slice(from));
  return reader.facts();
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescapeMarkup(value),
    ]),
  );
}

class MarkupReader {
  private readonly found: Omit<MarkupFacts, 'text'> = {
    headings: [],
    ids: new Set(),
    windows: [],
    anchors: [],
    silentPictures: [],
    pictures: [],
    jsonLd: [],
  };
  private readonly stack: Open[] = [];
  private text = '';
  private unseen: { name: string; isData: boolean; text: string } | null = null;

  addText(raw: string): void {
    if (this.unseen !== null) this.unseen.text += raw;
    else if (raw !== '') this.text += unescapeMarkup(raw);
  }

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (this.unseen !== null) return;
    if (UNSEEN.has(name)) {
      this.unseen = { name, isData: attributes.get('type') === 'application/ld+json', text: '' };
      return;
    }
    this.readElement(name, attributes);
    if (!VOID.has(name)) this.push(name, attributes);
    // What stands in blocks of its own is not one word.
    if (!INLINE.has(name)) this.text += ' ';
  }

  close(name: string): void {
    if (this.unseen !== null) {
      if (this.unseen.name === name) this.endUnseen(this.unseen);
      return;
    }
    const at = this.stack.findLastIndex((open) => open.name === name);
    const open = this.stack[at];
    if (open === undefined) return;
    this.stack.length = at;
    this.endElement(open);
    if (!INLINE.has(name)) this.text += ' ';
  }

  facts(): MarkupFacts {
    return { ...this.found, text: toPlain(this.text) };
  }

  private endUnseen({ isData, text }: { isData: boolean; text: string }): void {
    if (isData) this.found.jsonLd.push(text);
    this.unseen = null;
  }

  private readElement(name: string, attributes: ReadonlyMap<string, string>): void {
    const { ids, windows, anchors } = this.found;
    const id = attributes.get('id');
    if (id) ids.add(id);
    const window = attributes.get('data-popup');
    const href = attributes.get('href') ?? '';
    if (window) windows.push(window);
    else if (name === 'a' && /^#./.test(href)) anchors.push(href.slice(1));
    if (name === 'img') this.readPicture(attributes);
  }

  private push(name: string, attributes: ReadonlyMap<string, string>): void {
    const isNamed = ['aria-label', 'aria-labelledby'].some((label) => attributes.get(label));
    this.stack.push({ name, textFrom: this.text.length, isNamed, silent: [] });
    if (isNamed) for (const open of this.stack) open.isNamed = true;
  }

  private readPicture(attributes: ReadonlyMap<string, string>): void {
    const { pictures, silentPictures } = this.found;
    const src = attributes.get('src') ?? '';
    const alt = attributes.get('alt') ?? '';
    if (src) pictures.push(src);
    if (FILE_NAME.test(alt)) silentPictures.push(src);
    else if (alt !== '') this.text += ` ${alt} `;
    else if (this.stack.some((open) => SHOWS_PICTURE.has(open.name))) silentPictures.push(src);
    else this.stack.findLast((open) => LEADS.has(open.name))?.silent.push(src);
  }

  private endElement({ name, textFrom, isNamed, silent }: Open): void {
    const text = toPlain(this.text.slice(textFrom));
    const level = /^h([1-6])$/.exec(name)?.[1];
    // A window has an order of its own.
    const isInWindow = this.stack.some((open) => open.name === 'dialog');
    if (level !== undefined && !isInWindow) this.found.headings.push({ level: Number(level), text });
    if (text === '' && !isNamed) this.found.silentPictures.push(...silent);
  }
}

const INLINE = new Set(['a', 'abbr', 'b', 'bdi', 'code', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup']);

function toPlain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
