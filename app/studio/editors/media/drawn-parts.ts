/** What a drawing of the media library is made of: tags that draw, and attributes that say how. */

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

export const DRAWN_TAGS: readonly string[] = [...SHAPES, ...PARTS, ...PAINTS, ...EFFECTS];

export const DRAWN_ATTRIBUTES: readonly string[] = [
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
];
