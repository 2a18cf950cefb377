import type * as z from 'zod';
import type { EditorField } from './editor-field';
import { toRoubles } from './roubles';

type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

const BAD_URL = 'Адрес должен начинаться с\u00a0/ или https://';
const BAD_DATE = 'Нужна дата: 2026-12-31';
const BAD_MOMENT = 'Нужны дата и\u00a0время с\u00a0часовым поясом: 2026-12-31T10:00:00+03:00';
const BAD_VALUE = 'Такого значения здесь быть не\u00a0может';
const FILL_IN = 'Заполните поле';

/** An issue of zod in plain words for an editor; `field` is where it stands, null when no field is known there. */
export function toIssueText(issue: Issue, field: EditorField | null): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input)
        ? toMissingText(field)
        : `Здесь ${TYPE_TEXTS[issue.expected] ?? 'другое значение'}`;
    case 'invalid_value':
      return toChoiceText(issue, field);
    case 'too_small':
      return toSmallText(issue, field);
    case 'too_big':
      return toBigText(issue, field);
    case 'invalid_format':
      return toFormatText(issue, field);
    case 'not_multiple_of':
      return `Число должно делиться на\u00a0${issue.divisor}`;
    case 'unrecognized_keys':
      return `Лишние поля: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return toUnionText(issue, field);
    default:
      return toOwnText(issue, field);
  }
}

const TYPE_TEXTS: Readonly<Record<string, string>> = {
  string: 'нужен текст',
  number: 'нужно число',
  int: 'нужно целое число',
  array: 'нужен список',
  boolean: 'нужно «да» или «нет»',
  object: 'нужны поля, а\u00a0не\u00a0одно значение',
  record: 'нужны пары «имя — значение»',
};

function isMissing(input: unknown): boolean {
  return input === undefined || input === null;
}

function toMissingText(field: EditorField | null): string {
  switch (field?.control) {
    case 'image':
      return 'Выберите картинку';
    case 'list':
      return 'Добавьте хотя бы один элемент';
    case 'choice':
    case 'union':
      return 'Выберите вариант';
    default:
      return FILL_IN;
  }
}

function toChoiceText({ input }: IssueOf<'invalid_value'>, field: EditorField | null): string {
  if (isMissing(input) || field?.control !== 'choice') return 'Выберите вариант';
  return `Выберите один из\u00a0вариантов: ${field.options.map(({ label }) => label).join(', ')}`;
}

function toSmallText(
  { origin, minimum, inclusive, input }: IssueOf<'too_small'>,
  field: EditorField | null,
): string {
  if (isBlank(input)) return FILL_IN;
  if (typeof input === 'string') return `Не\u00a0меньше ${countSigns(minimum)}, сейчас ${input.length}`;
  if (Array.isArray(input)) {
    return input.length === 0 && Number(minimum) === 1
      ? 'Добавьте хотя бы один элемент'
      : `Нужно не\u00a0меньше\u00a0${minimum}, сейчас ${input.length}`;
  }
  if (origin !== 'number' && origin !== 'int') return BAD_VALUE;
  const bound = showBound(minimum, field);
  return inclusive === false ? `Число должно быть больше\u00a0${bound}` : `Не\u00a0меньше\u00a0${bound}`;
}

function toBigText(
  { origin, maximum, inclusive, input }: IssueOf<'too_big'>,
  field: EditorField | null,
): string {
  if (typeof input === 'string') return `Не\u00a0больше ${countSigns(maximum)}, сейчас ${input.length}`;
  if (Array.isArray(input)) return `Не\u00a0больше\u00a0${maximum}, сейчас ${input.length}`;
  if (origin !== 'number' && origin !== 'int') return BAD_VALUE;
  const bound = showBound(maximum, field);
  return inclusive === false ? `Число должно быть меньше\u00a0${bound}` : `Не\u00a0больше\u00a0${bound}`;
}

/** Money in roubles, as its field shows it. */
function showBound(bound: number | bigint, field: EditorField | null): string {
  const isMoney = field?.control === 'number' && field.unit === 'kopecks';
  return isMoney ? `${toRoubles(Number(bound))}\u00a0₽` : String(bound);
}

/** «1 знака», «120 знаков»: after «не больше» and «не меньше». */
function countSigns(count: number | bigint): string {
  const isOne = Number(count) % 10 === 1 && Number(count) % 100 !== 11;
  return `${count}\u00a0${isOne ? 'знака' : 'знаков'}`;
}

function isBlank(input: unknown): boolean {
  return typeof input === 'string' && input.trim() === '';
}

function toFormatText(issue: IssueOf<'invalid_format'>, field: EditorField | null): string {
  if (isBlank(issue.input)) return FILL_IN;
  if (issue.format === 'date') return BAD_DATE;
  if (issue.format === 'datetime') return BAD_MOMENT;
  if (field?.control === 'text' || field?.control === 'textarea') return field.pattern?.message ?? BAD_VALUE;
  return toOwnText(issue, field);
}

function toUnionText(issue: IssueOf<'invalid_union'>, field: EditorField | null): string {
  if (field?.control === 'union') return 'Выберите вариант';
  if (isMissing(issue.input) || isBlank(issue.input)) return toMissingText(field);
  return field?.control === 'date-time' ? `${BAD_DATE}; или ${BAD_MOMENT}` : BAD_VALUE;
}

/** A message of the schema's own is for developers, unless it is Russian: those are written for people. */
function toOwnText({ message, input }: Issue, field: EditorField | null): string {
  if (/[А-Яа-яЁё]/.test(message)) return message;
  if (isBlank(input)) return FILL_IN;
  return field?.control === 'link-url' ? BAD_URL : BAD_VALUE;
}
