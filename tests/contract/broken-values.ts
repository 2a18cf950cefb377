import type { FormPlan, FormValues, PlannedField, TextRule } from '#schemas/forms/form-plan';
import { sampleToken } from '#schemas/testing/sample-form';
import { isShown } from '#schemas/forms/shown-fields';
import { pick, type Gen } from './form-cases';

/** Single values that a form must not take, each with what is said of it. */

export interface BrokenValue {
  readonly key: string;
  readonly value: string;
  readonly message: string;
}

const BAD: Readonly<Record<Exclude<TextRule, 'string'>, readonly [value: string, message: string]>> = {
  name: ['Анна 2', 'Неверно заполнено поле'],
  fio: ['Иванов Иван', 'Введите фамилию, имя и отчество'],
  email: ['почта@пример.рф', 'Неверный e-mail'],
  email_dynamic: ['почта@пример.рф', 'Неверный e-mail!'],
  passport_series: ['45a6', 'Введите 4 цифры серии паспорта'],
  passport_number: ['12345', 'Введите 6 цифр номера паспорта'],
  amount: ['0', 'Введите сумму больше нуля, копейки\u00A0— через запятую'],
  integer: ['1,5', 'Введите число'],
  mobile: ['+7 (926) 123', 'Неверный телефон'],
  mobile_international: ['+1234567890123456', 'Неверный телефон'],
};

const BAD_DATES = {
  past: [
    ['22.11.2026', 'Не позже 21.11.2026'],
    ['20.11.1926', 'Не раньше 21.11.1926'],
  ],
  future: [
    ['23.11.2026', 'Не раньше 24.11.2026'],
    ['22.11.2126', 'Не позже 21.11.2126'],
  ],
} as const;

/** One wrong value for a field that is shown, and what is said of it; null when no shown field can be wrong. */
export function breakValue(g: Gen, { fields }: FormPlan, values: FormValues): BrokenValue | null {
  const faults = fields
    .filter((field) => isShown(field, values))
    .flatMap((field) => listFaults(field).map(([value, message]) => ({ key: field.key, value, message })));
  return faults.length === 0 ? null : pick(g, faults);
}

function listFaults(field: PlannedField): readonly (readonly [value: string, message: string])[] {
  const missing = field.isRequired ? ([['', 'Заполните поле']] as const) : [];
  switch (field.kind) {
    case 'text':
      return [...missing, ['я'.repeat(301), 'Не больше 300\u00A0символов'], ...badTexts(field.rule)];
    case 'textarea':
      return [...missing, ['я'.repeat(4001), 'Не больше 4000\u00A0символов'], ...badTexts(field.rule)];
    case 'date':
      return [...missing, ...badDates(field.range)];
    case 'datetime':
      return badDates(field.range);
    case 'select':
      return [...missing, ['no such value', 'Выберите вариант из списка']];
    case 'checkbox':
      return field.isRequired ? [['', 'Необходимо принять']] : [];
    case 'files':
      return [
        ...(field.isRequired ? ([['', 'Приложите файл']] as const) : []),
        ['rubbish', 'Не удалось загрузить файл'],
        [sampleToken({ type: 'application/zip' }), 'Неверный формат файла'],
      ];
    case 'heading':
    case 'hidden':
      return [];
  }
}

const badTexts = (rule: TextRule) => (rule === 'string' ? [] : [BAD[rule]]);
const badDates = (range: 'past' | 'future') =>
  [...BAD_DATES[range], ['31.02.2026', 'Некорректная дата'], ['31.02', 'Введите дату полностью']] as const;
