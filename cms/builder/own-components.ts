import type { UnknownRecord } from '../fields/editor-field';
import type { BuilderElement } from './content-answer';
import { fillTemplates } from './content-state';
import { readPixels } from './responsive-styles';
import { escapeMarkup, hasWords, splitMarkup, toLinkUrl, toWords, type MarkupPart } from './split-markup';
import { canNest, unknown, type PictureSize, type RawComponent, type RawId, type Walk } from './walk';

export type MapOwn = (element: BuilderElement, walk: Walk, id: RawId) => RawComponent[];

/**
 * Builder.io's own components that a block of ours can express. The blocks are named, not imported: in a build without
 * them the components are unknown types, and reported as such. tests/contract/builder.test.ts holds both together.
 */
export const OWN_COMPONENTS: ReadonlyMap<string, MapOwn> = new Map<string, MapOwn>([
  ['Text', mapText],
  ['Builder:RawText', mapText],
  ['Image', mapImage],
  ['Raw:Img', mapImage],
  ['Core:Button', mapButton],
  ['Button', mapButton],
  ['Video', mapVideo],
  ['Custom Code', mapCode],
  ['Form:Form', mapForm],
]);

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function mapText({ options, tagName, properties }: BuilderElement, walk: Walk, id: RawId): RawComponent[] {
  const given = [options['text'], options['content'], properties['text']].map(toText).find(Boolean) ?? '';
  const html = fillTemplates(given, walk.state);
  if (html === null) return [unknown('{{…}} of Text', id)];
  const heading = /^h[1-6]$/.test(tagName) ? `<${tagName}>${unwrap(html)}</${tagName}>` : html;
  return toTextComponents(heading, walk, id);
}

/** A heading holds no paragraph. */
function unwrap(html: string): string {
  return html.replaceAll(/<\/?(?:p|div|h[1-6])\b[^<>]{0,1000}>/gi, '');
}

/** Formatted text as components: texts, pictures in it, the heading of the page. */
export function toTextComponents(html: string, walk: Walk, id: RawId = {}): RawComponent[] {
  const parts = splitMarkup(html, !walk.shared.hasHeading && canNest(walk));
  return parts.flatMap((part, index) => toPartComponents(part, walk, index === 0 ? id : {}));
}

function toPartComponents(part: MarkupPart, walk: Walk, id: RawId): RawComponent[] {
  switch (part.kind) {
    case 'html': {
      const text: RawComponent = { ...id, type: 'text', props: { html: part.html } };
      walk.shared.joinable.add(text);
      return [text];
    }
    case 'heading':
      walk.shared.hasHeading = true;
      return [{ ...id, type: 'box', props: { heading: part.text } }];
    case 'picture':
      return toPictureComponents(part, walk, id);
    case 'lost':
      return [unknown(part.what)];
  }
}

/** A picture of one of our blocks: its size is measured, where nobody has typed it. */
export function fillBlockPicture(picture: UnknownRecord, { mapping, shared }: Walk): UnknownRecord {
  const { src, width, height } = picture;
  if (typeof src !== 'string' || src === '') return picture;
  // An address that is refused stays, so that the verdict on the block can name it.
  const address = mapping.toPicture?.(src) ?? src;
  if (isSide(width) && isSide(height)) return { ...picture, src: address };
  const known = mapping.sizes?.get(src);
  if (known === undefined) shared.unsized.add(src);
  return { ...picture, src: address, ...fitIn(known ?? ASSUMED) };
}

interface GivenPicture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** How wide it is shown, where the editor has said so in pixels. */
  shownWidth?: number | null;
}

const MAX_ALT = 300;

function toPictureComponents(given: GivenPicture, walk: Walk, id: RawId): RawComponent[] {
  const { src, alt, shownWidth = null } = given;
  const { toPicture = (url: string) => url, sizes } = walk.mapping;
  const address = toPicture(src.startsWith('//') ? `https:${src}` : src);
  if (address === null) return [unknown('a picture of a host that is not allowed', id)];
  const known = toSize(given) ?? sizes?.get(src);
  if (known === undefined) walk.shared.unsized.add(src);
  const size = fitIn(known ?? ASSUMED);
  const picture: RawComponent = {
    ...id,
    type: 'image',
    props: { image: { src: address, ...size, alt: alt.slice(0, MAX_ALT) } },
  };
  const narrow = toNarrowWidth(shownWidth);
  const shown: RawComponent =
    narrow === null || !canNest(walk)
      ? picture
      : { type: 'box', props: { width: narrow }, children: [picture] };
  return known === undefined ? [shown, unknown('a picture without its size')] : [shown];
}

/** Until its own size is known, a picture is shown in the shape that most pictures have. */
const ASSUMED: PictureSize = { width: 1200, height: 800 };
const MAX_SIDE = 8000;

function toSize({ width, height }: GivenPicture): PictureSize | undefined {
  return width === null || height === null ? undefined : { width, height };
}

function fitIn({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const ICON = 120;
const SMALL = 400;

function toNarrowWidth(pixels: number | null): 'icon' | 'small' | null {
  if (pixels === null || pixels > SMALL) return null;
  return pixels <= ICON ? 'icon' : 'small';
}

/** Children of a picture lie over it in Builder.io; here they follow it, where nothing covers anything. */
function mapImage(element: BuilderElement, walk: Walk, id: RawId): RawComponent[] {
  const { options, properties, responsiveStyles, children } = element;
  const src = [options['image'], options['src'], properties['src']].map(toText).find(Boolean);
  const picture =
    src === undefined
      ? [unknown('a picture without an address', id)]
      : toPictureComponents(
          {
            src,
            alt: toText(options['altText']) || toText(properties['alt']),
            ...readSize(options, src),
            shownWidth: readPixels(responsiveStyles),
          },
          walk,
          id,
        );
  return [...picture, ...walk.mapList(children, walk)];
}

const SHOWN_WIDTH = 1200;

/** The size in pixels: as typed, or the ratio that Builder.io keeps of each picture (height to width). */
function readSize(options: UnknownRecord, src: string): Pick<GivenPicture, 'width' | 'height'> {
  const { width, height, aspectRatio } = options;
  if (isSide(width) && isSide(height)) return { width: Math.round(width), height: Math.round(height) };
  if (!isSide(aspectRatio) || aspectRatio > 20) return { width: null, height: null };
  const known = Number(/[?&]width=(\d{1,4})\b/.exec(src)?.[1] ?? SHOWN_WIDTH) || SHOWN_WIDTH;
  return { width: known, height: Math.max(1, Math.round(known * aspectRatio)) };
}

function isSide(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

/** A button of Builder.io's own is a link; without an address it is words. */
function mapButton({ options }: BuilderElement, walk: Walk, id: RawId): RawComponent[] {
  const text = fillTemplates(toText(options['text']), walk.state);
  if (text === null) return [unknown('{{…}} of Button', id)];
  if (text.trim() === '') return [];
  const given = options['link'] ?? options['url'];
  return toLinkComponents({ text, given, newWindow: options['openLinkInNewTab'] === true }, walk, id);
}

interface GivenLink {
  text: string;
  given: unknown;
  newWindow: boolean;
}

function toLinkComponents({ text, given, newWindow }: GivenLink, walk: Walk, id: RawId): RawComponent[] {
  const url = toLinkUrl(given);
  const target = newWindow ? ' target="_blank"' : '';
  const words = escapeMarkup(text);
  const html = url === null ? words : `<a href="${escapeMarkup(url)}"${target}>${words}</a>`;
  const isLost = url === null && toText(given).trim() !== '';
  const shown = toTextComponents(`<p>${html}</p>`, walk, id);
  return isLost ? [...shown, unknown(`a link of ${text}`)] : shown;
}

/** A video here has a picture that stands for it until it plays; without one, a link leads to the file. */
function mapVideo(element: BuilderElement, walk: Walk, id: RawId): RawComponent[] {
  const { options, children } = element;
  const inside = walk.mapList(children, walk);
  const src = toLinkUrl(options['video'] ?? element.properties['src']);
  if (src === null) return [unknown('a video without an address', id), ...inside];
  const poster = toText(options['posterImage'] ?? element.properties['poster']);
  const { toPicture = (url: string) => url } = walk.mapping;
  const picture = poster === '' ? null : toPicture(poster);
  // A film is played from where it is; only from there does the policy let one in.
  if (picture === null || toPicture(src) === null) {
    const link = toLinkComponents({ text: 'Смотреть видео', given: src, newWindow: true }, walk, id);
    return [...link, unknown('Video without a picture'), ...inside];
  }
  const size = fitIn(readVideoSize(options));
  const tile = { title: 'Видео', poster: { src: picture, ...size, alt: '' }, videoSrc: src };
  return [{ ...id, type: 'video-tile', props: { items: [tile] } }, ...inside];
}

function readVideoSize({ aspectRatio }: UnknownRecord): PictureSize {
  const ratio = isSide(aspectRatio) && aspectRatio < 20 ? aspectRatio : 9 / 16;
  return { width: SHOWN_WIDTH, height: Math.round(SHOWN_WIDTH * ratio) };
}

// Two, because one of both is proven linear thirty times as slowly.
const ACTIVE_TAG = /<(?:script|style|iframe|object|embed|form|link|meta|template|noscript)\b/i;
const ACTIVE_ATTRIBUTE = /\son\w+\s*=/i;

/** Markup that only says something is a text; what would act is named, and never run. */
function mapCode({ options }: BuilderElement, walk: Walk, id: RawId): RawComponent[] {
  const code = toText(options['code']);
  const isActive = ACTIVE_TAG.test(code) || ACTIVE_ATTRIBUTE.test(code);
  if (isActive || !hasWords(code)) return [unknown('Custom Code', id)];
  const html = fillTemplates(code, walk.state);
  return html === null ? [unknown('{{…}} of Custom Code', id)] : toTextComponents(html, walk, id);
}

/** The site's own form of the page, whose fields its forms define; those of Builder.io have nobody to send them to. */
function mapForm(_element: BuilderElement, _walk: Walk, id: RawId): RawComponent[] {
  return [{ ...id, type: 'feedback-form', props: {} }, unknown('fields of Form:Form')];
}

/** The first words of components, for what is called by them. */
export function toTitle(components: readonly RawComponent[], longest: number): string {
  const words = components.map(({ props }) => toWords(toText(props?.['html']) || toText(props?.['heading'])));
  const all = words.filter(Boolean).join(' ');
  return all.length <= longest ? all : `${all.slice(0, longest - 1).trimEnd()}…`;
}
