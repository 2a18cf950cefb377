import { describe, expect, test } from 'vitest';
import type { FormValues } from './form-plan';
import { SAMPLE_TODAY, samplePlan, sampleToken } from '../testing/sample-form';
import { toFormSchema } from './to-form-schema';

type FieldInput = Parameters<typeof samplePlan>[0][number];

/** What is wrong with the values of a form, by key; the cleaned values when nothing is. */
function judge(fields: readonly FieldInput[], values: FormValues, page?: number) {
  const schema = toFormSchema(samplePlan(fields), { today: SAMPLE_TODAY, ...(page && { page }) });
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  return result.error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`);
}

/** The same of a form with one field. */
const judgeOne = (field: FieldInput, value: string) => judge([field], { f0: value });
const accepts = (field: FieldInput, value: string, cleaned = value) =>
  expect(judgeOne(field, value), value).toEqual({ f0: cleaned });
const refuses = (field: FieldInput, value: string, message: string) =>
  expect(judgeOne(field, value), value).toEqual([`f0: ${message}`]);

const required = (format: string, type = 'input') => ({ type, format, required: true });
const answers = [
  { value: 'a', title: 'Первый' },
  { value: 'b ', title: 'Второй' },
];

describe('a required field', () => {
  test.each(['string', 'email', 'name', 'fio', 'mobile', 'passport_series', 'integer', 'amount', 'date'])(
    '[FORM-01][FORM-411] of the format %s says when it is empty',
    (format) => {
      for (const empty of ['', '   ', '\u00A0\n']) refuses(required(format), empty, 'Заполните поле');
      expect(judge([required(format)], {})).toEqual(['f0: Заполните поле']);
    },
  );

  test.each([
    'string',
    'email',
    'name',
    'fio',
    'mobile',
    'passport_series',
    'integer',
    'amount',
    'date',
    'file',
  ])('[FORM-411] of the format %s may be empty when it is not required', (format) => {
    accepts({ format }, '');
  });
});

describe('a text', () => {
  test('[FORM-12] of any kind is taken, trimmed', () => {
    accepts(required('string'), '  два  слова\u0000 ', 'два  слова');
    accepts(required('string', 'textarea'), 'раз\r\nдва\tтри', 'раз\nдва\tтри');
    accepts(required('string'), 'и\u0306', 'й');
  });

  test('has a length, counted after trimming', () => {
    accepts(required('string'), ` ${'я'.repeat(300)} `, 'я'.repeat(300));
    refuses(required('string'), 'я'.repeat(301), 'Не больше 300\u00A0символов');
    accepts(required('string', 'textarea'), 'я'.repeat(4000));
    refuses(required('string', 'textarea'), 'я'.repeat(4001), 'Не больше 4000\u00A0символов');
    refuses(required('fio'), 'я-'.repeat(500_000), 'Не больше 300\u00A0символов');
  });

  test('[FORM-03][FORM-422] as an e-mail is an address without Cyrillic letters', () => {
    for (const good of [
      'a@b.ru',
      'Name.Last+tag@mail.example.com',
      "o'neil@x-y.org",
      'a@xn--e1afmkfd.xn--p1ai',
    ])
      accepts(required('email'), good);
    accepts(required('email'), ' a@b.ru ', 'a@b.ru');
    accepts(required('email'), `${'a'.repeat(249)}@b.ru`);
    for (const bad of [
      'иван@mail.ru',
      'ivan@почта.рф',
      'ivаn@mail.ru',
      'a',
      'a@b',
      '@b.ru',
      'a@b..ru',
      'a b@c.ru',
    ])
      refuses(required('email'), bad, 'Неверный e-mail');
    for (const bad of ['.a@b.ru', 'a.@b.ru', 'a@-b.ru', 'a@b.r', 'a@b.ru,c@d.ru', `${'a'.repeat(250)}@b.ru`])
      refuses(required('email'), bad, 'Неверный e-mail');
  });

  test('[FORM-02][FORM-13] as an e-mail of a dynamic form has a text of its own', () => {
    const field = { type: 'email', required: true };
    accepts(field, 'a@b.ru');
    for (const bad of ['иван@mail.ru', 'a']) refuses(field, bad, 'Неверный e-mail!');
  });

  test('[FORM-14][FORM-423] as a passport series is 4 digits', () => {
    accepts(required('passport_series'), '4506');
    accepts(required('passport_series'), '45 06', '4506');
    for (const bad of ['450', '45067', '45a6', '-'])
      refuses(required('passport_series'), bad, 'Введите 4 цифры серии паспорта');
  });

  test('[FORM-15][FORM-424] as a passport number is 6 digits', () => {
    accepts(required('passport_number'), '123456');
    for (const bad of ['12345', '1234567', 'абвгде'])
      refuses(required('passport_number'), bad, 'Введите 6 цифр номера паспорта');
  });

  test('[FORM-16][FORM-420] as a name has letters, spaces and hyphens only', () => {
    for (const good of ['Анна', 'Anna Maria', 'Салтыков-Щедрин', 'Ёлкин', 'Әлфия', 'José'])
      accepts(required('name'), good);
    for (const bad of ['Анна1', 'Анна!', 'a_b', '-', '--- -', 'Анна.', "О'Генри", '李'])
      refuses(required('name'), bad, 'Неверно заполнено поле');
  });

  test('[FORM-17][FORM-425][FORM-420] as a full name has at least three words of letters', () => {
    for (const good of [
      'Иванов Иван Иванович',
      'Иванов  Иван Иванович оглы',
      'Салтыков-Щедрин Михаил Евграфович',
    ])
      accepts(required('fio'), good);
    for (const bad of [
      'Иванов',
      'Иванов Иван',
      'Иванов Иван -',
      'Иванов-Иван-Иванович',
      'Иванов Иван 3',
      'Ли Ли Ли!',
    ])
      refuses(required('fio'), bad, 'Введите фамилию, имя и отчество');
  });

  test('[FORM-18][FORM-464] as a mobile number is cleaned to digits', () => {
    for (const good of ['+7 (926) 123 - 45 - 67', '8 926 123-45-67', '9261234567', '79261234567'])
      accepts(required('mobile'), good, '79261234567');
    for (const bad of ['+7 926 123', '+1 212 555 01 23', 'телефон', '792612345678', '(926) 123'])
      refuses(required('mobile'), bad, 'Неверный телефон');
    for (const empty of ['+7', '+', '8', '+7 (']) refuses(required('mobile'), empty, 'Заполните поле');
  });

  test('[FORM-415] as an optional phone may be empty or the prefix alone', () => {
    for (const empty of ['', '7', '+7', '+7 (', ' + ']) {
      accepts({ format: 'mobile' }, empty, '');
      accepts({ format: 'mobile_international' }, empty, '');
    }
  });

  test('[FORM-416] as an optional phone with more than one digit has to be whole', () => {
    accepts({ format: 'mobile' }, '+7 (926) 123 - 45 - 67', '79261234567');
    for (const part of ['+7 9', '79', '+7 (926) 123 - 45 - 6', '+7 (926) 123 - 45 - 678', 'нет'])
      refuses({ format: 'mobile' }, part, 'Неверный телефон');
  });

  test('[FORM-223][FORM-421][FORM-464] as an international number has a plus and up to 15 digits', () => {
    accepts(required('mobile_international'), '+123456789012345', '123456789012345');
    accepts(required('mobile_international'), '44 (20) 7946-0958', '442079460958');
    for (const bad of ['+1234567890123456', '44+207946', '++44207946', 'позвоните', '+44 доб. 5'])
      refuses(required('mobile_international'), bad, 'Неверный телефон');
  });

  test('[FORM-23] as an integer is a whole number', () => {
    for (const good of ['0', '12', '-5']) accepts(required('integer'), good);
    for (const bad of ['1.5', '1,5', 'два', '1e3', '٣', '--1', '1 2'])
      refuses(required('integer'), bad, 'Введите число');
  });

  test('[FORM-407] as an amount is above 0, with at most two decimals', () => {
    accepts(required('amount'), '100');
    accepts(required('amount'), '1 500,5', '1500.5');
    accepts(required('amount'), '0.01');
    for (const bad of ['0', '0,00', '-1', '1,234', 'сто', ',5', '1e3', '1,5,5'])
      refuses(required('amount'), bad, 'Введите сумму больше нуля, копейки\u00A0— через запятую');
  });
});

describe('a date', () => {
  const past = required('date', 'date');
  const future = required('future_date', 'date');

  test('[FORM-05][FORM-20] has the form dd.mm.yyyy and 8 digits', () => {
    accepts(past, '21.11.2026');
    accepts(past, '21112026', '21.11.2026');
    for (const bad of ['21.11', '21.11.26', '1.1.2026']) refuses(past, bad, 'Введите дату полностью');
  });

  test('[FORM-06][FORM-20] is a day of the calendar, leap years and all', () => {
    accepts(past, '29.02.2024');
    for (const bad of ['29.02.2026', '31.11.2025', '00.01.2026', '01.13.2026'])
      refuses(past, bad, 'Некорректная дата');
  });

  test('[FORM-07][FORM-10][FORM-431] is not after today', () => {
    accepts(past, '21.11.2026');
    refuses(past, '22.11.2026', 'Не позже 21.11.2026');
  });

  test('[FORM-08][FORM-09][FORM-432] is not more than 100 years back', () => {
    accepts(past, '21.11.1926');
    refuses(past, '20.11.1926', 'Не раньше 21.11.1926');
  });

  test('[FORM-09][FORM-221][FORM-429] of the future is at least 3 days ahead', () => {
    accepts(future, '24.11.2026');
    refuses(future, '23.11.2026', 'Не раньше 24.11.2026');
  });

  test('[FORM-10][FORM-221][FORM-430] of the future is at most 100 years ahead', () => {
    accepts(future, '21.11.2126');
    refuses(future, '22.11.2126', 'Не позже 21.11.2126');
  });
});

describe('a date with its time', () => {
  const whole = { type: 'datetime', format: 'datetime', required: true };
  const judgeTime = (time: string) => judge([whole], { f0: '20.11.2026', f0t: time });

  test.each(['00:00', '09:05', '19:59', '20:00', '23:59'])(
    '[FORM-433][FORM-434][FORM-435] takes %s',
    (time) => {
      expect(judgeTime(time)).toEqual({ f0: '20.11.2026', f0t: time });
    },
  );

  test('[FORM-433] has a first digit of the hours from 0 to 2', () => {
    expect(judgeTime('30:00')).toEqual(['f0t: Некорректное время']);
  });

  test('[FORM-434] has a second digit from 0 to 3 after a 2', () => {
    expect(judgeTime('24:00')).toEqual(['f0t: Некорректное время']);
  });

  test('[FORM-435] has a first digit of the minutes from 0 to 5', () => {
    expect(judgeTime('12:60')).toEqual(['f0t: Некорректное время']);
  });

  test('[FORM-21][FORM-436] has four digits of time', () => {
    for (const part of ['1', '12:', '12:3', '12:345'])
      expect(judgeTime(part)).toEqual(['f0t: Введите время полностью']);
    expect(judgeTime('1230')).toEqual({ f0: '20.11.2026', f0t: '12:30' });
  });

  test('[FORM-01][FORM-21] is not whole without either', () => {
    expect(judge([whole], {})).toEqual(['f0: Заполните поле', 'f0t: Заполните поле']);
    expect(judge([whole], { f0: '20.11.2026' })).toEqual(['f0t: Введите время полностью']);
    expect(judge([{ ...whole, required: false }], { f0t: '10:00' })).toEqual(['f0: Введите дату полностью']);
    expect(judge([{ ...whole, required: false }], {})).toEqual({ f0: '', f0t: '' });
  });
});

describe('a choice', () => {
  test('[FORM-419] of a list is empty and missing, or one of the list', () => {
    accepts({ type: 'select', answers, required: true }, 'b ');
    refuses({ type: 'select', answers, required: true }, '', 'Заполните поле');
    refuses({ type: 'select', answers }, 'b', 'Выберите вариант из списка');
    refuses({ type: 'select', answers }, 'constructor', 'Выберите вариант из списка');
    accepts({ type: 'select', answers }, '');
  });

  test('of a list of addresses is an index', () => {
    const list = { type: 'select-email', required: true, answers: [{ value: 'a@example.test', title: 'А' }] };

    accepts(list, '0');
    for (const bad of ['1', 'a@example.test', '00']) refuses(list, bad, 'Выберите вариант из списка');
  });

  test('[FORM-04][FORM-19][FORM-426] of a box has to be ticked when it is required', () => {
    accepts({ type: 'checkbox', required: true }, 'on');
    for (const unticked of ['', 'off'])
      refuses({ type: 'checkbox', required: true }, unticked, 'Необходимо принять');
    accepts({ type: 'checkbox' }, '');
  });
});

describe('the files of a form', () => {
  const files = (count: number, file: Parameters<typeof sampleToken>[0] = {}) =>
    Array.from({ length: count }, (_, n) => sampleToken({ ...file, id: `n${n}` })).join(' ');
  const several = { type: 'multiplefiles' };

  test('[FORM-22] are missing from a required field', () => {
    refuses({ type: 'file', required: true }, '', 'Приложите файл');
    accepts({ type: 'file', required: true }, files(1));
  });

  test('[FORM-218][FORM-219][FORM-437][FORM-448] have 20 MB each', () => {
    accepts(several, files(1, { size: 20_000_000 }));
    refuses(several, files(1, { size: 20_000_001 }), 'Размер файла не должен превышать 20 МБ.');
  });

  test('[FORM-438] have the configured size, which the messages name', () => {
    const small = { ...several, maxFileSizeMb: 5 };

    refuses(small, files(1, { size: 5_000_001 }), 'Размер файла не должен превышать 5 МБ.');
    refuses(small, files(2, { size: 2_500_001 }), 'Общий размер файлов не должен превышать 5 МБ.');
  });

  test('[FORM-439][FORM-449] have 20 MB together, over all fields', () => {
    accepts(several, files(2, { size: 10_000_000 }));
    refuses(several, files(2, { size: 10_000_001 }), 'Общий размер файлов не должен превышать 20 МБ.');
    const half = { f0: files(1, { size: 10_000_001 }), f1: files(1, { size: 10_000_001 }) };
    expect(judge([several, several], half)).toEqual(['f1: Общий размер файлов не должен превышать 20 МБ.']);
  });

  test('[FORM-220][FORM-440][FORM-447] are at most 30, over all fields; one in a field for one', () => {
    accepts(several, files(30));
    refuses(several, files(31), 'Количество файлов превышено');
    refuses({ type: 'file' }, files(2), 'Количество файлов превышено');
    refuses(several, files(5000), 'Количество файлов превышено');
    expect(judge([several, several], { f0: files(20), f1: files(11) })).toEqual([
      'f1: Количество файлов превышено',
    ]);
  });

  test('[FORM-441][FORM-442][FORM-443][FORM-444] are images, videos, or of a listed type', () => {
    for (const type of ['image/webp', 'video/mp4', 'application/pdf']) accepts(several, files(1, { type }));
    refuses(several, files(1, { type: 'application/zip' }), 'Неверный формат файла');
    const tables = { ...several, fileTypes: ['text/csv'] };
    for (const type of ['text/csv', 'image/webp', 'video/mp4']) accepts(tables, files(1, { type }));
    refuses(tables, files(1, { type: 'application/pdf' }), 'Неверный формат файла');
  });

  test('[FORM-445] have failed to load when they are no files', () => {
    refuses(several, `${files(1)} rubbish`, 'Не удалось загрузить файл');
  });

  test('count once each', () => {
    accepts(several, `${files(1)} ${files(1)}`, files(1));
  });
});

describe('the values of a form', () => {
  const fields: FieldInput[] = [
    { name: 'topic', type: 'select', answers, required: true },
    { name: 'why', required: true, showIf: { name: 'topic', values: ['a'] } },
    { name: 'agree', type: 'checkbox', page: 2 },
    { name: 'mail', format: 'email', required: true, page: 2, showIf: { name: 'agree', values: [true] } },
    { name: 'proof', type: 'file', required: true, page: 2, showIf: { name: 'topic', values: ['b '] } },
  ];

  test('of fields that are not shown are neither judged nor given back', () => {
    expect(judge(fields, { f0: 'a', f1: 'потому', f3: 'no', f4: 'no' })).toEqual({
      f0: 'a',
      f1: 'потому',
      f2: '',
    });
    expect(judge(fields, { f0: 'b ', f1: 'потому', f2: 'on' })).toEqual([
      'f3: Заполните поле',
      'f4: Приложите файл',
    ]);
  });

  test('are judged page by page', () => {
    expect(judge(fields, {}, 1)).toEqual(['f0: Заполните поле']);
    expect(judge(fields, { f0: 'a', f1: 'x' }, 1)).toEqual({ f0: 'a', f1: 'x' });
    expect(judge(fields, { f2: 'on' }, 2)).toEqual(['f3: Заполните поле']);
  });

  test('without a field of the plan are ignored, as is what is no text', () => {
    const schema = toFormSchema(samplePlan([{}, { type: 'title' }]), { today: SAMPLE_TODAY });

    expect(schema.parse({ f0: 'a', f1: 'b', f9: 'c', __proto__: 'd', constructor: 'e' })).toEqual({
      f0: 'a',
    });
    for (const odd of [null, undefined, [], 'f0', { f0: 7 }, { f0: ['a'] }, { f0: null }])
      expect(schema.safeParse(odd)).toMatchObject({ success: true });
  });

  test('judged once stay as they are', () => {
    const plan = samplePlan([{ format: 'mobile' }, { format: 'amount' }, { type: 'datetime' }]);
    const schema = toFormSchema(plan, { today: SAMPLE_TODAY });
    const once = schema.parse({ f0: '8 926 123 45 67', f1: '1 000,50', f2: '20112026', f2t: '1030' });

    expect(once).toEqual({ f0: '79261234567', f1: '1000.50', f2: '20.11.2026', f2t: '10:30' });
    expect(schema.parse(once)).toEqual(once);
  });
});
