import { FIELD_FORMATS, FIELD_TYPES } from '../gateway/feedback';
import type { DateRange, TextRule } from './form-plan';

/** What a field is made as. */
export type Control =
  | { readonly kind: 'heading' }
  | { readonly kind: 'checkbox' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'select' }
  | { readonly kind: 'select-email' }
  | { readonly kind: 'captcha' }
  | { readonly kind: 'text' | 'textarea'; readonly rule: TextRule }
  | { readonly kind: 'date' | 'datetime'; readonly range: DateRange }
  | { readonly kind: 'files'; readonly isMultiple: boolean };

type FieldType = (typeof FIELD_TYPES)[number];
type FieldFormat = (typeof FIELD_FORMATS)[number];

/** `passport_series`, `passport-series`, `passport series` and `passportSeries` are one (FORM-11, FORM-408). */
const toSpelling = (name: string) =>
  name
    .slice(0, 40)
    .toLowerCase()
    .replace(/[\s_-]/g, '');

const TYPES: ReadonlyMap<string, FieldType> = new Map(FIELD_TYPES.map((type) => [toSpelling(type), type]));
const FORMATS: ReadonlyMap<string, FieldFormat> = new Map([
  ...FIELD_FORMATS.map((format): [string, FieldFormat] => [toSpelling(format), format]),
  ['fullname', 'fio'],
]);

export interface ControlChoice {
  /** null: neither list has the type. */
  readonly control: Control | null;
  /** What was mended. */
  readonly fault: 'unknown-type' | 'unknown-format' | 'type-format-mismatch' | null;
}

/**
 * A field's control by its type and format. Both lists of types are known: that of the builder (FORM-404), and the
 * dynamic types (FORM-11, FORM-408), each of which is a format of the builder. Where the two do not fit, an input is
 * what its format says, anything else what its type says.
 */
export function chooseControl(type: string, format: string | null): ControlChoice {
  const knownType = TYPES.get(toSpelling(type));
  const dynamicType = FORMATS.get(toSpelling(type));
  const knownFormat = format === null ? null : (FORMATS.get(toSpelling(format)) ?? 'unknown');
  const usable = knownFormat === 'unknown' ? null : knownFormat;
  const choice = knownType
    ? controlOfType(knownType, usable)
    : dynamicType && { control: toDynamic(dynamicType), fits: usable === null || usable === dynamicType };
  if (!choice) return { control: null, fault: 'unknown-type' };
  if (knownFormat === 'unknown') return { control: choice.control, fault: 'unknown-format' };
  return { control: choice.control, fault: choice.fits ? null : 'type-format-mismatch' };
}

const CONTROLS: Readonly<Record<FieldFormat, Control>> = {
  string: { kind: 'text', rule: 'string' },
  name: { kind: 'text', rule: 'name' },
  fio: { kind: 'text', rule: 'fio' },
  email: { kind: 'text', rule: 'email' },
  passport_series: { kind: 'text', rule: 'passport_series' },
  passport_number: { kind: 'text', rule: 'passport_number' },
  amount: { kind: 'text', rule: 'amount' },
  integer: { kind: 'text', rule: 'integer' },
  mobile: { kind: 'text', rule: 'mobile' },
  mobile_international: { kind: 'text', rule: 'mobile_international' },
  checkbox: { kind: 'checkbox' },
  date: { kind: 'date', range: 'past' },
  future_date: { kind: 'date', range: 'future' },
  datetime: { kind: 'datetime', range: 'past' },
  file: { kind: 'files', isMultiple: false },
  multiplefiles: { kind: 'files', isMultiple: true },
  captcha: { kind: 'captcha' },
};

/** A field of a dynamic form, whose type says what the format says elsewhere. */
const toDynamic = (type: FieldFormat): Control =>
  type === 'email' ? { kind: 'text', rule: 'email_dynamic' } : CONTROLS[type];

interface Fit {
  readonly control: Control;
  readonly fits: boolean;
}

function controlOfType(type: FieldType, format: FieldFormat | null): Fit {
  const asked = format === null ? null : CONTROLS[format];
  switch (type) {
    case 'input':
      return {
        control: asked ?? CONTROLS.string,
        fits: asked === null || asked.kind === 'text' || asked.kind === 'captcha',
      };
    case 'textarea':
      return asked?.kind === 'text'
        ? { control: { kind: 'textarea', rule: asked.rule }, fits: true }
        : { control: { kind: 'textarea', rule: 'string' }, fits: asked === null };
    case 'date':
    case 'datetime':
      return toDateFit(type, asked);
    case 'select':
      // Values of the format e-mail are addresses, and addresses never reach a page.
      if (format === 'email') return { control: { kind: 'select-email' }, fits: false };
      return { control: { kind: 'select' }, fits: asked === null || asked.kind === 'text' };
    case 'select-email':
      return { control: { kind: type }, fits: format === null || format === 'email' || format === 'string' };
    case 'file':
    case 'multiplefiles':
    case 'checkbox':
      return { control: CONTROLS[type], fits: format === null || format === type };
    case 'hidden':
      return { control: { kind: 'hidden' }, fits: true };
    case 'title':
      return { control: { kind: 'heading' }, fits: true };
  }
}

function toDateFit(kind: 'date' | 'datetime', asked: Control | null): Fit {
  if (asked === null) return { control: { kind, range: 'past' }, fits: true };
  if (asked.kind !== 'date' && asked.kind !== 'datetime') {
    return { control: { kind, range: 'past' }, fits: false };
  }
  return { control: { kind, range: asked.range }, fits: kind === 'datetime' || asked.kind === 'date' };
}
