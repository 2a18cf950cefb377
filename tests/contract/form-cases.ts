import * as fc from 'fast-check';
import {
  timeKey,
  type FormPlan,
  type FormValues,
  type PlannedField,
  type TextRule,
} from '#schemas/forms/form-plan';
import { sampleToken, SAMPLE_TODAY } from '#schemas/testing/sample-form';
import type { Json } from './mutations';

/** Forms as an operator might define them, and values that fill them in well. */

export type Gen = fc.GeneratorValue;
type Field = Record<string, Json>;

const RULES = [
  'string',
  'name',
  'fio',
  'email',
  'passport_series',
  'passport_number',
  'amount',
  'integer',
  'mobile',
  'mobile_international',
];
const DYNAMIC = [
  'string',
  'email',
  'full name',
  'passport-series',
  'date',
  'future_date',
  'datetime',
  'file',
  'checkbox',
];
const NAMES = ['constructor', 'toString', 'hasOwnProperty', 'FIELD[1]', 'поле', 'length'];

/** A definition without faults. */
export function makeForm(g: Gen): { [name: string]: Json } {
  const fields: Field[] = [];
  const count = g(fc.integer, { min: 1, max: 12 });
  let page = 1;
  for (let index = 0; index < count; index += 1) {
    page += g(fc.nat, 5) === 0 ? 1 : 0;
    const place = {
      name: g(fc.nat, 9) === 0 ? `${pick(g, NAMES)}${index}` : `f${index}`,
      title: `Поле ${index}`,
      page,
    };
    fields.push({ ...place, required: g(fc.boolean), ...makeControl(g), ...makeCondition(g, fields) });
  }
  fields.push({ name: 'last', type: 'input', format: 'string', title: 'Ещё', page });
  if (g(fc.boolean))
    fields.push({ name: 'phone', type: 'input', format: 'mobile', title: 'Телефон', required: true });
  const hasPhone = fields.some(({ name }) => name === 'phone');
  return {
    id: String(g(fc.nat)),
    title: 'Форма',
    fields,
    hasCaptcha: g(fc.boolean),
    captchaFormName: 'feedback',
    ...(hasPhone && { otpPhoneField: 'phone' }),
  };
}

function makeControl(g: Gen): Field {
  const kind = pick(g, [
    'input',
    'textarea',
    'select',
    'select-email',
    'title',
    'hidden',
    'dynamic',
    'own',
    'files',
  ]);
  switch (kind) {
    case 'input':
    case 'textarea':
      return { type: kind, format: pick(g, RULES) };
    case 'select':
      return { type: kind, answers: makeAnswers(g, (n) => `value ${n}`) };
    case 'select-email':
      return { type: kind, format: 'email', answers: makeAnswers(g, (n) => `box${n}@example.test`) };
    case 'dynamic':
      return { type: pick(g, DYNAMIC) };
    case 'own':
      return { type: pick(g, ['date', 'datetime', 'checkbox', 'file']) };
    case 'files':
      return { type: 'multiplefiles', maxFileSizeMb: pick(g, [1, 5, 20]) };
    default:
      return { type: kind };
  }
}

const makeAnswers = (g: Gen, toValue: (n: number) => string) =>
  Array.from({ length: g(fc.integer, { min: 1, max: 5 }) }, (_, n) => ({
    value: toValue(n),
    title: `Ответ ${n}`,
  }));

/** On a list or a box that came before, and is always there. */
function makeCondition(g: Gen, before: readonly Field[]): Field {
  const targets = before.filter(
    ({ type, showIf }) =>
      showIf === undefined && ['select', 'select-email', 'checkbox'].includes(String(type)),
  );
  if (targets.length === 0 || g(fc.nat, 2) > 0) return {};
  const target = pick(g, targets);
  if (target['type'] === 'checkbox')
    return { showIf: { name: target['name'] ?? '', values: [g(fc.boolean)] } };
  const answers = Array.isArray(target['answers']) ? target['answers'] : [];
  return { showIf: { name: target['name'] ?? '', values: [Object(pick(g, answers)).value] } };
}

export function pick<Item>(g: Gen, items: readonly Item[]): Item {
  const item = items[g(fc.nat, items.length - 1)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

const arbitraries = new Map<string, fc.Arbitrary<string>>();

/**
 * Texts that match a pattern, given by its source because a generator takes two patterns for one. Each is made once:
 * classes of letters cost a table of all of them.
 */
function matching(source: string): fc.Arbitrary<string> {
  const made = arbitraries.get(source) ?? fc.stringMatching(new RegExp(source, 'u'));
  arbitraries.set(source, made);
  return made;
}

const TIME = String.raw`^([01]\d|2[0-3]):[0-5]\d$`;
const EMAIL = String.raw`^[a-z0-9]{1,10}(\.[a-z]{1,5})?@[a-z]{2,10}\.(ru|com)$`;
const GOOD: Readonly<Record<TextRule, string>> = {
  string: String.raw`^я[^\p{C}]{0,50}$`,
  name: '^[А-Яа-яЁёA-Za-z][а-я -]{0,20}$',
  fio: '^[А-Я][а-я-]{0,9} [А-Я][а-я]{1,9} [А-Я][а-я]{1,9}$',
  email: EMAIL,
  email_dynamic: EMAIL,
  passport_series: String.raw`^\d\d ?\d\d$`,
  passport_number: String.raw`^\d{6}$`,
  amount: String.raw`^[1-9]\d{0,6}([.,]\d{1,2})?$`,
  integer: String.raw`^-?\d{1,10}$`,
  mobile: String.raw`^(\+7|8|7|)9\d{9}$`,
  mobile_international: String.raw`^\+?\d{2,15}$`,
};

/** Values that the form takes; what is not required is sometimes left empty, or out. */
export function makeValues(g: Gen, { fields }: FormPlan): FormValues {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      if (!field.isRequired && g(fc.nat, 3) === 0) return g(fc.boolean) ? [] : [[field.key, '']];
      if (field.kind !== 'datetime') return [[field.key, makeValue(g, field)]];
      const time = g(matching, TIME);
      return [
        [field.key, makeDate(g, field.range)],
        [timeKey(field), time],
      ];
    }),
  );
}

function makeValue(g: Gen, field: PlannedField): string {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return g(matching, GOOD[field.rule]);
    case 'date':
    case 'datetime':
      return makeDate(g, field.range);
    case 'checkbox':
      return 'on';
    case 'select':
      return pick(g, field.answers).value;
    case 'files':
      return sampleToken({ id: field.key, size: g(fc.integer, { min: 0, max: 80_000 }) });
    case 'heading':
    case 'hidden':
      return 'ignored';
  }
}

function makeDate(g: Gen, range: 'past' | 'future'): string {
  const days = range === 'past' ? -g(fc.nat, 36_524) : g(fc.integer, { min: 3, max: 36_524 });
  const iso = new Date(Date.parse(SAMPLE_TODAY) + days * 86_400_000).toISOString().slice(0, 10);
  return iso.split('-').reverse().join('.');
}
