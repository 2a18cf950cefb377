import sanitizeHtml from 'sanitize-html';
import { MAX_SIDE } from './media-types';

/**
 * A drawing without anything that runs, loads or leads elsewhere: only shapes, texts, gradients, clips and masks by
 * their names, and references to its own parts. What is kept is drawn as before; what is not was no drawing.
 */

const SHAPES = [
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
];
const PARTS = ['defs', 'symbol', 'use', 'title', 'desc', 'clipPath', 'mask', 'pattern', 'marker'];
const PAINTS = [
  'linearGradient',
  'radialGradient',
  'stop',
  'filter',
  'feGaussianBlur',
  'feOffset',
  'feBlend',
  'feFlood',
];
const EFFECTS = ['feColorMatrix', 'feComposite', 'feMerge', 'feMergeNode', 'feDropShadow', 'feMorphology'];

const GEOMETRY = [
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'd',
  'points',
  'dx',
  'dy',
];
const SIZE = [
  'width',
  'height',
  'viewBox',
  'preserveAspectRatio',
  'transform',
  'pathLength',
  'version',
  'xmlns',
];
const PAINT = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'clip-path',
  'mask',
  'filter',
  'color',
  'opacity',
];
const STROKE = [
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
];
const DASH = [
  'stroke-dasharray',
  'stroke-dashoffset',
  'vector-effect',
  'paint-order',
  'marker-start',
  'marker-end',
];
const TYPE = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'letter-spacing',
  'dominant-baseline',
];
const GRADIENT = [
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
];
const UNITS = [
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'patternUnits',
  'patternTransform',
  'patternContentUnits',
];
const MARKER = [
  'markerWidth',
  'markerHeight',
  'markerUnits',
  'refX',
  'refY',
  'orient',
  'filterUnits',
  'primitiveUnits',
];
const EFFECT = [
  'in',
  'in2',
  'result',
  'stdDeviation',
  'values',
  'type',
  'mode',
  'operator',
  'k1',
  'k2',
  'k3',
  'k4',
  'radius',
];
const NAMED = [
  'id',
  'href',
  'xlink:href',
  'xmlns:xlink',
  'role',
  'aria-label',
  'aria-hidden',
  'flood-color',
  'flood-opacity',
];

const OWN_PART = /^#[\w.-]+$/;
/** The only address that paint may hold. */
const PAINT_ADDRESS = /^url\((['"]?)#[\w.-]+\1\)$/;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...SHAPES, ...PARTS, ...PAINTS, ...EFFECTS],
  allowedAttributes: {
    '*': [
      ...GEOMETRY,
      ...SIZE,
      ...PAINT,
      ...STROKE,
      ...DASH,
      ...TYPE,
      ...GRADIENT,
      ...UNITS,
      ...MARKER,
      ...EFFECT,
      ...NAMED,
    ],
  },
  // Addresses are judged below, all of them.
  allowedSchemesAppliedToAttributes: [],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  nonTextTags: ['script', 'style', 'foreignObject', 'iframe', 'object', 'embed', 'metadata', 'textarea'],
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: keepOwnReferences(attribs) }) },
};

/** The cleaned drawing; null when it is none, or defines entities, which nobody needs and parsers differ on. */
export function cleanSvg(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (text.includes('\u0000') || text.includes('\uFFFD') || /<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text))
    return null;
  const cleaned = sanitizeHtml(text.replaceAll(/<!DOCTYPE[^>]*>|<\?[^>]*\?>/gi, ''), OPTIONS).trim();
  if (!/^<svg[\s>]/.test(cleaned) || !cleaned.endsWith('</svg>')) return null;
  return /^<svg[^>]*\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(cleaned)
    ? cleaned
    : cleaned.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
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
