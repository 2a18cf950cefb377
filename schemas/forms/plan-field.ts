import { BYTES_OF_LIMIT_MEGABYTE } from './check-files';
import { chooseControl, type Control } from './field-types';
import { quote, type Report } from './form-fault';
import type { Answer, FileLimits, PlannedField } from './form-plan';
import { isReservedName } from './field-names';
import { planAnswers } from './plan-answers';
import { toBoundedText } from './bounded-text';
import { readFileSizeMb, readFileTypes, readPage, type DefinedField } from './read-definition';

/** FORM-437, FORM-443. */
const DEFAULT_FILE_SIZE_MB = 20;
const DEFAULT_FILE_TYPES = ['image/*', 'video/*', 'application/pdf'];

/** What stands over a field whose definition has neither title nor placeholder: a field is never without a name. */
const DEFAULT_TITLES: Readonly<Record<string, string>> = {
  mobile: 'Телефон',
  mobile_international: 'Телефон',
  email: 'E-mail',
  email_dynamic: 'E-mail',
  name: 'Имя',
  amount: 'Сумма, ₽',
  fio: 'Фамилия, имя и отчество',
  passport_series: 'Серия паспорта',
  passport_number: 'Номер паспорта',
  integer: 'Число',
  date: 'Дата',
  datetime: 'Дата и время',
  files: 'Файлы',
  textarea: 'Сообщение',
  checkbox: 'Согласие',
  select: 'Вариант',
  string: 'Ответ',
};

/** A field of the plan, or the wish for a captcha; null when it is left out. Its condition comes later. */
export function planField(
  field: DefinedField,
  index: number,
  report: Report,
): PlannedField | 'captcha' | null {
  const path = ['fields', index];
  const { control, fault } = chooseControl(field.type ?? '', field.format);
  if (fault !== null) report(fault, [...path, FAULT_PLACES[fault]], describeFault(fault, field));
  if (control === null) return null;
  if (control.kind === 'captcha') return 'captcha';
  const name = control.kind === 'heading' ? (field.name ?? '') : readName(field, path, report);
  return name === null ? null : planControl(field, control, { name, index, report });
}

const FAULT_PLACES = {
  'unknown-type': 'type',
  'unknown-format': 'format',
  'type-format-mismatch': 'format',
} as const;

function describeFault(fault: keyof typeof FAULT_PLACES, { type, format }: DefinedField): string {
  const [ofType, ofFormat] = [quote(type ?? ''), quote(format ?? '')];
  if (fault === 'type-format-mismatch') return `${ofType} и ${ofFormat}`;
  return fault === 'unknown-type' ? ofType : ofFormat;
}

function readName({ name }: DefinedField, path: (string | number)[], report: Report): string | null {
  if (name === null) report('missing-name', [...path, 'name']);
  else if (isReservedName(name)) report('reserved-name', [...path, 'name'], quote(name));
  else return name;
  return null;
}

interface Place {
  readonly name: string;
  /** In the definition; the key says it, so that `toSubmission` finds the way back. */
  readonly index: number;
  readonly report: Report;
}

function planControl(
  field: DefinedField,
  control: Exclude<Control, { kind: 'captcha' }>,
  { name, index, report }: Place,
): PlannedField | null {
  const at = (part: string) => ['fields', index, part];
  if (control.kind === 'hidden') return planHidden(field, { name, index, report });
  const base = {
    key: `f${index}`,
    name,
    isRequired: field.required,
    page: toPage(field, at('page'), report),
    showIf: null,
    title: toBoundedText(field.title, at('title'), report),
    placeholder: toBoundedText(field.placeholder, at('placeholder'), report),
    notice: toBoundedText(field.notice, at('notice'), report),
  };
  if (base.title === null) report('missing-title', at('title'));
  if (control.kind === 'heading')
    return base.title === null ? null : { ...base, kind: 'heading', isRequired: false };
  const title = base.title ?? base.placeholder ?? toDefaultTitle(control);
  if (control.kind === 'select' || control.kind === 'select-email') {
    const isEmail = control.kind === 'select-email';
    const answers: Answer[] = planAnswers(field.answers, isEmail, at('answers'), report);
    return answers.length === 0 ? null : { ...base, title, kind: 'select', answers, isEmail };
  }
  if (control.kind !== 'files') return { ...base, title, ...control };
  return { ...base, title, ...control, limits: toFileLimits(field, at, report) };
}

function toDefaultTitle(control: Control): string {
  const known = 'rule' in control && control.rule !== 'string' ? control.rule : control.kind;
  return DEFAULT_TITLES[known] ?? DEFAULT_TITLES['string'] ?? '';
}

/** Its value is no part of FORM-403: an extension, else the first answer's, else the title. */
function planHidden(field: DefinedField, { name, index, report }: Place): PlannedField | null {
  const [first] =
    field.answers === null ? [] : planAnswers(field.answers, false, ['fields', index, 'answers'], report);
  const raw = field.value ?? first?.value ?? field.title;
  const value = toBoundedText(raw, ['fields', index, 'value'], report);
  if (value === null) {
    report('hidden-without-value', ['fields', index]);
    return null;
  }
  const bare = { title: null, placeholder: null, notice: null, isRequired: false, page: 1, showIf: null };
  return { ...bare, key: `f${index}`, name, kind: 'hidden', value };
}

function toPage({ page }: DefinedField, path: (string | number)[], report: Report): number {
  if (page === undefined || page === null) return 1;
  const read = readPage(page);
  if (read === null) report('bad-page', path);
  return read ?? 1;
}

function toFileLimits(
  { maxFileSizeMb, fileTypes }: DefinedField,
  at: (part: string) => (string | number)[],
  report: Report,
): FileLimits {
  const size = maxFileSizeMb === undefined ? DEFAULT_FILE_SIZE_MB : readFileSizeMb(maxFileSizeMb);
  const types = fileTypes === undefined ? DEFAULT_FILE_TYPES : readFileTypes(fileTypes);
  if (size === null) report('bad-file-limit', at('maxFileSizeMb'));
  if (types === null) report('bad-file-limit', at('fileTypes'));
  return {
    maxBytes: Math.round((size ?? DEFAULT_FILE_SIZE_MB) * BYTES_OF_LIMIT_MEGABYTE),
    types: types ?? DEFAULT_FILE_TYPES,
  };
}
