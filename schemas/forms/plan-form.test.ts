import { describe, expect, test } from 'vitest';
import { FIELD_FORMATS, FIELD_TYPES, type FeedbackForm } from '../gateway/feedback';
import { MAX_FAULTS } from './form-fault';
import { MAX_FIELDS, planForm } from './plan-form';
import { sampleForm, samplePlan } from '../testing/sample-form';

const answers = [
  { value: 'a', title: 'Первый' },
  { value: 'b', title: 'Второй' },
];
const codesOf = (definition: unknown) =>
  // Anything may come from the gateway.
  planForm(definition as FeedbackForm).faults.map(({ code, pointer }) => `${code} ${pointer}`);
const kindOf = (type: string, format?: string) => {
  const answers = [{ value: 'a@example.test', title: 'А' }];
  const [field] = samplePlan([{ type, ...(format && { format }), answers }, { type: 'input' }]).fields;
  return field && 'rule' in field ? `${field.kind} ${field.rule}` : field?.kind;
};

describe('the plan of a form', () => {
  test('[FORM-402][FORM-403] has what the definition says of the form and its fields', () => {
    const plan = samplePlan(
      [
        {
          name: 'phone',
          format: 'mobile',
          required: true,
          title: 'Телефон',
          placeholder: '+7',
          notice: 'Код',
        },
      ],
      {
        id: 501,
        title: 'Вопрос',
        subTitle: 'Ответим',
        notice: 'Скоро',
        hasCaptcha: true,
        captchaFormName: 'ask',
        otpPhoneField: 'phone',
        successMessageTitle: 'Спасибо',
        successMessageText: 'Ждите',
      },
    );

    expect(plan).toEqual({
      id: '501',
      title: 'Вопрос',
      subTitle: 'Ответим',
      notice: 'Скоро',
      captchaForm: 'ask',
      otpPhone: 'f0',
      success: { title: 'Спасибо', text: 'Ждите' },
      pages: 1,
      fields: [
        {
          key: 'f0',
          name: 'phone',
          kind: 'text',
          rule: 'mobile',
          title: 'Телефон',
          placeholder: '+7',
          notice: 'Код',
          isRequired: true,
          page: 1,
          showIf: null,
        },
      ],
    });
  });

  test('[FORM-404][FORM-405] knows every type of the builder', () => {
    expect(FIELD_TYPES.map((type) => kindOf(type))).toEqual([
      'heading',
      'text string',
      'datetime',
      'date',
      'textarea string',
      'files',
      'files',
      'checkbox',
      'hidden',
      'select',
      'select',
    ]);
  });

  test('[FORM-406] knows every format of the builder', () => {
    expect(
      FIELD_FORMATS.filter((format) => format !== 'captcha').map((format) => kindOf('input', format)),
    ).toEqual([
      'text name',
      'text passport_series',
      'text passport_number',
      'text amount',
      'text string',
      'text email',
      'text integer',
      'text fio',
      'text mobile',
      'text mobile_international',
      'checkbox',
      'datetime',
      'date',
      'date',
      'files',
      'files',
    ]);
  });

  test.each([
    ['string', 'text string'],
    ['email', 'text email_dynamic'],
    ['integer', 'text integer'],
    ['passport_series', 'text passport_series'],
    ['passport-number', 'text passport_number'],
    ['passport series', 'text passport_series'],
    ['name', 'text name'],
    ['full name', 'text fio'],
    ['fullName', 'text fio'],
    ['fio', 'text fio'],
    ['mobile', 'text mobile'],
    ['checkbox', 'checkbox'],
    ['date', 'date'],
    ['future_date', 'date'],
    ['futureDate', 'date'],
    ['date-time', 'datetime'],
    ['file', 'files'],
    ['multiple files', 'files'],
  ])('[FORM-11][FORM-408] knows the dynamic type %s', (type, kind) => {
    expect(kindOf(type)).toBe(kind);
  });

  test('[FORM-405] gives one file to a file field, several to the other', () => {
    const { fields } = samplePlan([{ type: 'file' }, { type: 'multiplefiles' }]);

    expect(fields.map((field) => field.kind === 'files' && field.isMultiple)).toEqual([false, true]);
  });

  test('[FORM-437][FORM-443] gives files 20 MB and the usual types', () => {
    expect(samplePlan([{ type: 'file' }]).fields[0]).toMatchObject({
      limits: { maxBytes: 20_000_000, types: ['image/*', 'video/*', 'application/pdf'] },
    });
  });

  test('[FORM-438] gives files the configured size and types', () => {
    const [field] = samplePlan([
      { type: 'file', maxFileSizeMb: 5, fileTypes: ['text/CSV', 'audio/*'] },
    ]).fields;

    expect(field).toMatchObject({ limits: { maxBytes: 5_000_000, types: ['text/csv', 'audio/*'] } });
  });

  test('has a captcha only where the definition asks for one', () => {
    expect(samplePlan([{}], { hasCaptcha: true, captchaFormName: 'ask' }).captchaForm).toBe('ask');
    expect(samplePlan([{}], { captchaFormName: 'ask' }).captchaForm).toBeNull();
    expect(samplePlan([{}, { type: 'captcha' }], { captchaFormName: 'ask' }).captchaForm).toBe('ask');
  });

  test('carries no address of a select-email, nor of its conditions', () => {
    const emails = ['one', 'two'].map((name) => ({ value: `${name}@example.test`, title: name }));
    const { plan, faults } = planForm(
      sampleForm([
        { name: 'to', type: 'select-email', format: 'email', answers: emails },
        { showIf: { name: 'to', values: ['two@example.test'] } },
      ]),
    );

    expect(faults).toEqual([]);
    expect(JSON.stringify(plan)).not.toContain('@');
    expect(plan?.fields).toMatchObject([
      { answers: [{ value: '0' }, { value: '1' }], isEmail: true },
      { showIf: { key: 'f0', values: ['1'] } },
    ]);
  });

  test('sends a hidden field with its value, its first answer or its title', () => {
    const { fields } = samplePlan([
      {},
      { type: 'hidden', value: 'v', title: 't' },
      { type: 'hidden', answers },
      { type: 'hidden', title: 't' },
    ]);

    expect(fields.slice(1).map((field) => field.kind === 'hidden' && field.value)).toEqual(['v', 'a', 't']);
  });

  test('numbers the pages without gaps', () => {
    const plan = samplePlan([{ page: 2 }, { page: 7 }, { page: 7 }, { type: 'title', page: 5 }]);

    expect(plan.fields.map(({ page }) => page)).toEqual([1, 2, 2, 2]);
    expect(plan.pages).toBe(2);
  });

  test('takes the phone of the code by name, or by its mark', () => {
    const phone = { name: 'p', format: 'mobile', required: true };

    expect(samplePlan([{}, phone], { otpPhoneField: 'p' }).otpPhone).toBe('f1');
    expect(samplePlan([{}, { ...phone, isOtpPhone: true }]).otpPhone).toBe('f1');
    expect(samplePlan([{}, phone]).otpPhone).toBeNull();
  });
});

describe('a fault of a definition', () => {
  test('says in Russian what is wrong, where, and what to do', () => {
    expect(planForm(sampleForm([{}, { type: 'slider' }])).faults).toEqual([
      {
        code: 'unknown-type',
        severity: 'error',
        pointer: '/fields/1/type',
        message: 'Неизвестный тип поля «slider»',
        fix: 'Возьмите тип из schemas/forms/README.md',
      },
    ]);
  });

  test.each([
    ['unknown-type /fields/1/type', { type: 'slider' }],
    ['unknown-type /fields/1/type', { type: '' }],
    ['reserved-name /fields/1/name', { name: 'id' }],
    ['reserved-name /fields/1/name', { name: 'refererx' }],
    ['reserved-name /fields/1/name', { name: 'form_url' }],
    ['reserved-name /fields/1/name', { name: '__otp[code]' }],
    ['reserved-name /fields/1/name', { name: '__captcha' }],
    ['reserved-name /fields/1/name', { name: '__proto__' }],
    ['reserved-name /fields/1/name', { name: 'a b' }],
    ['reserved-name /fields/1/name', { name: 'a\u0000b' }],
    ['missing-name /fields/1/name', { name: '' }],
    ['duplicate-name /fields/1/name', { name: 'name0' }],
    ['select-without-answers /fields/1/answers', { type: 'select' }],
    ['select-without-answers /fields/1/answers', { type: 'select', answers: [] }],
  ])('%s leaves its field out and keeps the others', (fault, field) => {
    const definition = sampleForm([{}, field, {}]);
    const { plan, faults } = planForm(definition);

    expect(codesOf(definition)).toEqual([fault]);
    expect(faults[0]?.severity).toBe('error');
    expect(plan?.fields.map(({ key }) => key)).toEqual(['f0', 'f2']);
  });

  test.each([
    ['unknown-format /fields/0/format', { format: 'iban' }, { rule: 'string' }],
    [
      'type-format-mismatch /fields/0/format',
      { type: 'date', format: 'fio' },
      { kind: 'date', range: 'past' },
    ],
    ['type-format-mismatch /fields/0/format', { format: 'date' }, { kind: 'date' }],
    ['type-format-mismatch /fields/0/format', { type: 'textarea', format: 'date' }, { rule: 'string' }],
    [
      'type-format-mismatch /fields/0/format',
      { type: 'select', format: 'email', answers: [{ value: 'a@b.ru', title: 'А' }] },
      { isEmail: true },
    ],
    ['missing-title /fields/0/title', { title: '', format: 'mobile' }, { title: 'Телефон' }],
    ['missing-title /fields/0/title', { title: '', placeholder: 'Ваш ответ' }, { title: 'Ваш ответ' }],
    ['long-text /fields/0/notice', { notice: 'я'.repeat(2001) }, { notice: `${'я'.repeat(2000)}…` }],
    [
      'duplicate-answer /fields/0/answers/2',
      { type: 'select', answers: [...answers, ...answers.slice(0, 1)] },
      { answers },
    ],
    [
      'bad-answer /fields/0/answers/2',
      { type: 'select', answers: [...answers, { value: 'c', title: ' ' }] },
      { answers },
    ],
    [
      'bad-answer /fields/0/answers/0',
      {
        type: 'select-email',
        answers: [
          { value: 'почта', title: 'А' },
          { value: 'a@b.ru', title: 'Б' },
        ],
      },
      { answers: [{ value: '1', title: 'Б' }] },
    ],
    ['bad-page /fields/0/page', { page: 0 }, { page: 1 }],
    ['bad-page /fields/0/page', { page: 1.5 }, { page: 1 }],
    [
      'bad-file-limit /fields/0/maxFileSizeMb',
      { type: 'file', maxFileSizeMb: -1 },
      { limits: { maxBytes: 20_000_000 } },
    ],
    [
      'bad-file-limit /fields/0/fileTypes',
      { type: 'file', fileTypes: ['.pdf'] },
      { limits: { types: ['image/*', 'video/*', 'application/pdf'] } },
    ],
    ['bad-condition /fields/0/showIf', { showIf: 'always' }, { showIf: null }],
  ])('%s mends its field', (fault, field, mended) => {
    const definition = sampleForm([field]);
    const { plan, faults } = planForm(definition);

    expect(codesOf(definition)).toEqual([fault]);
    expect(faults[0]?.severity).toBe('warning');
    expect(plan?.fields[0]).toMatchObject(mended);
  });

  test.each([
    ['a field that is not there', { name: 'nobody', values: ['a'] }],
    ['a field that comes later', { name: 'later', values: ['a'] }],
    ['itself', { name: 'self', values: ['a'] }],
    ['a field that is typed', { name: 'typed', values: ['a'] }],
    ['a field with a condition of its own', { name: 'chained', values: ['a'] }],
    ['a field of a later page', { name: 'next', values: ['a'] }],
    ['a value that the list does not have', { name: 'list', values: ['z'] }],
    ['a name of a prototype', { name: 'constructor', values: ['a'] }],
  ])('is a condition on %s: the field is always shown', (_what, showIf) => {
    const select = { type: 'select', answers };
    const definition = sampleForm([
      { name: 'typed' },
      { name: 'list', ...select },
      { name: 'chained', ...select, showIf: { name: 'list', values: ['a'] } },
      { name: 'next', ...select, page: 2 },
      { name: 'self', ...select, showIf },
      { name: 'later', ...select },
    ]);

    expect(codesOf(definition)).toEqual(['bad-condition /fields/4/showIf']);
    expect(planForm(definition).plan?.fields[4]?.showIf).toBeNull();
  });

  test('is a phone for the code that cannot get one: a text becomes a required number, else there is no code', () => {
    const mended = sampleForm([{ name: 'p', showIf: { name: 'c', values: [true] } }], { otpPhoneField: 'p' });
    const missing = sampleForm([{ name: 'p' }], { otpPhoneField: 'phone' });

    expect(codesOf(mended)).toContain('otp-phone-mended /fields/0');
    expect(planForm(mended).plan).toMatchObject({
      otpPhone: 'f0',
      fields: [{ rule: 'mobile', isRequired: true, showIf: null }],
    });
    expect(codesOf(missing)).toEqual(['otp-phone-missing /otpPhoneField']);
    expect(planForm(missing).plan?.otpPhone).toBeNull();
    expect(codesOf(sampleForm([{}, { type: 'date', isOtpPhone: true }]))).toEqual([
      'otp-phone-missing /fields/1/isOtpPhone',
    ]);
  });

  test.each([undefined, '', '..', 'a/b', 'форма'])(
    'is a captcha without a usable form: %j',
    (captchaFormName) => {
      const definition = sampleForm([{}], { hasCaptcha: true, captchaFormName });

      expect(codesOf(definition)).toEqual(['captcha-form-missing /captchaFormName']);
      expect(planForm(definition).plan?.captchaForm).toBe('feedback');
    },
  );

  test('takes the whole form away only when nothing can be sent', () => {
    expect(planForm(sampleForm([])).plan).toBeNull();
    expect(planForm(sampleForm([{ type: 'title' }, { type: 'hidden' }])).plan).toBeNull();
    expect(codesOf(sampleForm([{ type: 'slider' }]))).toEqual([
      'unknown-type /fields/0/type',
      'no-fields /fields',
    ]);
    for (const nothing of [null, undefined, 'form', 7, [], {}, { fields: [null] }]) {
      expect(codesOf(nothing)).not.toEqual([]);
      expect(planForm(nothing as unknown as FeedbackForm).plan).toBeNull();
    }
  });

  test('is more fields than a form has; the rest is dropped', () => {
    const definition = sampleForm(Array.from({ length: 10_000 }, () => ({})));

    expect(codesOf(definition)).toEqual(['too-many-fields /fields']);
    expect(planForm(definition).plan?.fields).toHaveLength(MAX_FIELDS);
  });

  test('is noted up to a number', () => {
    expect(codesOf(sampleForm(Array.from({ length: 300 }, () => ({ type: 'slider' }))))).toHaveLength(
      MAX_FAULTS,
    );
  });
});
