import type { Definition } from '#registry/verdict';
import type { EditorField } from '../fields/editor-field';
import { toFormValue } from '../fields/form-value';
import { toKopeckLabel } from '../fields/roubles';
import { listEditorFields } from '../fields/list-editor-fields';
import { PLACE_INPUTS, toComponentName, VERSION_INPUT } from './component-names';

/** An input as Builder.io's SDK takes it; plain JSON. */
export interface BuilderInput {
  name: string;
  type: string;
  friendlyName?: string;
  helperText?: string;
  defaultValue?: unknown;
  required?: boolean;
  hideFromUI?: boolean;
  /** Shown under «Show more options». */
  advanced?: boolean;
  /** May differ by language. */
  localized?: boolean;
  min?: number;
  max?: number;
  step?: number;
  enum?: { label: string; value: string | number | boolean }[];
  regex?: { pattern: string; options: string; message: string };
  subFields?: BuilderInput[];
  allowedFileTypes?: string[];
}

/** How a block or flow is registered in Builder.io's editor. */
export interface BuilderComponent {
  name: string;
  type: string;
  friendlyName: string;
  description: string;
  canHaveChildren: boolean;
  inputs: BuilderInput[];
}

/** A block or flow as a component of Builder.io, with inputs made from the same fields that the studio shows. */
export function toBuilderComponent(definition: Definition): BuilderComponent {
  const { type, label, description } = definition;
  const canHaveChildren = definition.kind === 'block' && definition.container === true;
  const inputs = toBuilderInputs(definition);
  return { name: toComponentName(type), type, friendlyName: label, description, canHaveChildren, inputs };
}

/**
 * The inputs of a block or flow. A new one begins with the defaults of its schema and with no words: an example left as it
 * is would reach visitors, and a block that lacks what it requires does not.
 */
export function toBuilderInputs(definition: Definition): BuilderInput[] {
  const fields = listEditorFields(definition.props);
  return [
    { name: VERSION_INPUT, type: 'number', hideFromUI: true, defaultValue: definition.version },
    ...fields.map(toInput),
    ...PLACE,
  ];
}

/** Where a block stands, for whom and when. */
const PLACE: readonly BuilderInput[] = [
  {
    name: PLACE_INPUTS.anchor,
    type: 'string',
    friendlyName: 'Якорь',
    helperText: 'По ссылке #якорь страница откроется на этом блоке',
    advanced: true,
    regex: {
      pattern: String.raw`^[\p{L}\d][\p{L}\d_-]{0,79}$`,
      options: 'u',
      message: 'Буквы, цифры, «-» и «_»',
    },
  },
  {
    name: PLACE_INPUTS.regions,
    type: 'list',
    friendlyName: 'Только в регионах',
    helperText: 'Коды регионов; без них блок виден везде',
    advanced: true,
    subFields: [{ name: 'value', type: 'string', friendlyName: 'Код региона', required: true }],
  },
  {
    name: PLACE_INPUTS.from,
    type: 'string',
    friendlyName: 'Показывать с',
    helperText: 'Например: 2026-12-01T00:00:00+03:00',
    advanced: true,
  },
  {
    name: PLACE_INPUTS.until,
    type: 'string',
    friendlyName: 'Показывать до',
    helperText: 'Например: 2026-12-31T23:59:59+03:00',
    advanced: true,
  },
];

/** Builder.io's editors type the value itself, which is in kopecks. */
function toFriendlyName(field: EditorField): string {
  return field.control === 'number' && field.unit === 'kopecks' ? toKopeckLabel(field.label) : field.label;
}

const LOCALISED: ReadonlySet<EditorField['control']> = new Set(['text', 'textarea', 'rich-text']);

function toInput(field: EditorField): BuilderInput {
  const standIn = toStandIn(field);
  return {
    name: field.name,
    friendlyName: toFriendlyName(field),
    ...toControl(field),
    ...(field.hint === null ? {} : { helperText: field.hint }),
    ...(field.isRequired ? { required: true } : {}),
    ...(LOCALISED.has(field.control) ? { localized: true } : {}),
    ...(standIn === undefined ? {} : { defaultValue: standIn }),
  };
}

/** Lists of bare values are lists of objects in Builder.io. */
function toStandIn(field: EditorField): unknown {
  if (field.default === undefined) return undefined;
  return toFormValue([field], { [field.name]: field.default })[field.name];
}

const TYPES = {
  text: 'string',
  textarea: 'longText',
  'rich-text': 'richText',
  number: 'number',
  switch: 'boolean',
  // Builder.io's own dates are moments of the editor's time zone; ours are ISO text.
  choice: 'string',
  'link-url': 'url',
  date: 'string',
  'date-time': 'string',
  json: 'json',
} as const;

function toControl(field: EditorField): Omit<BuilderInput, 'name'> {
  switch (field.control) {
    case 'object':
    case 'image':
      return { type: 'object', subFields: field.fields.map((inner) => toPart(field, inner)) };
    case 'list':
      return { type: 'list', subFields: toItemFields(field.item) };
    case 'record':
      return {
        type: 'list',
        subFields: [
          { name: 'key', type: 'string', friendlyName: 'Ключ', required: true },
          { ...toInput(field.value), name: 'value' },
        ],
      };
    case 'union':
      return { type: 'object', subFields: toUnionFields(field) };
    case 'choice':
      return { type: TYPES.choice, enum: field.options };
    case 'number':
      return { type: TYPES.number, ...toBounds(field) };
    case 'text':
    case 'textarea':
      return { type: TYPES[field.control], ...toRegex(field) };
    default:
      return { type: TYPES[field.control] };
  }
}

const PICTURES = ['jpeg', 'jpg', 'png', 'webp', 'avif', 'svg'];

/** Pictures, and their crops for phones. */
function isPicture(owner: EditorField): boolean {
  if (owner.control === 'image') return true;
  const names = owner.control === 'object' ? owner.fields.map(({ name }) => name) : [];
  return ['src', 'width', 'height'].every((name) => names.includes(name));
}

/** The file of a picture is chosen or sent, not typed. */
function toPart(owner: EditorField, inner: EditorField): BuilderInput {
  if (!isPicture(owner)) return toInput(inner);
  if (inner.name === 'src') return { ...toInput(inner), type: 'file', allowedFileTypes: PICTURES };
  // The server measures a picture; nobody has to.
  const { required: _required, ...input } = toInput(inner);
  return inner.name === 'width' || inner.name === 'height' ? { ...input, hideFromUI: true } : toInput(inner);
}

/** Items are objects; a bare value stands in `value` (cms/fields/form-value). */
function toItemFields(item: EditorField): BuilderInput[] {
  const { subFields } = toControl(item);
  const isObject = item.control === 'object' || item.control === 'image' || item.control === 'union';
  return isObject && subFields ? subFields : [{ ...toInput(item), name: 'value' }];
}

/** The choice, then the fields of all variants: the schema passes over those of the variants not chosen. */
function toUnionFields({
  discriminator,
  variants,
}: Extract<EditorField, { control: 'union' }>): BuilderInput[] {
  const fields = variants.flatMap((variant) => variant.fields);
  const byName = new Map(fields.map((field) => [field.name, { ...toInput(field), required: false }]));
  const choice = { name: discriminator, type: 'string', required: true };
  return [{ ...choice, enum: variants.map(({ value, label }) => ({ value, label })) }, ...byName.values()];
}

function toBounds({ min, max, step }: Extract<EditorField, { control: 'number' }>) {
  return {
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
    ...(step === null ? {} : { step }),
  };
}

function toRegex({ pattern }: Extract<EditorField, { control: 'text' | 'textarea' }>) {
  if (pattern === null) return {};
  return { regex: { pattern: pattern.source, options: 'u', message: pattern.message } };
}
