import { describe, expect, test } from 'vitest';
import { sendFeedback, type FeedbackForm } from '../gateway/feedback';
import { toFormFields } from '../gateway/form-fields';
import type { FormValues } from './form-plan';
import { planForm } from './plan-form';
import { SAMPLE_TODAY, sampleForm, sampleToken } from '../testing/sample-form';
import { toFormSchema } from './to-form-schema';
import { toSubmission, type Submission } from './to-submission';

const PAGE = { pageTitle: 'Помощь', pageAddress: 'https://moscow.site.test/help' };

/** Judges the values as the server does, and writes the post. */
function submit(definition: FeedbackForm, values: FormValues, more: Partial<Submission> = {}) {
  const { plan, faults } = planForm(definition);
  if (plan === null || faults.length > 0) throw new Error(JSON.stringify(faults));
  const cleaned = toFormSchema(plan, { today: SAMPLE_TODAY }).parse(values);
  const body = toSubmission({ plan, definition, values: cleaned, files: new Map(), ...PAGE, ...more });
  // The contract takes it, with all that the call says of it.
  expect(sendFeedback.body?.safeParse(body).data).toEqual(body);
  return body;
}

describe('a sent form', () => {
  test('[FORM-457][FORM-458][FORM-459] has its fields by name, its id, the page title and the address', () => {
    const body = submit(sampleForm([{ name: 'text' }, { name: 'more' }]), { f0: ' Спасибо ', f1: '' });

    expect(toFormFields(body)).toEqual([
      ['text', 'Спасибо'],
      ['id', '7'],
      ['refererx', 'Помощь'],
      ['form_url', 'https://moscow.site.test/help'],
    ]);
  });

  test('[FORM-460] has the code, its number and the time zone', () => {
    const otp = { code: '123456', msisdn: '79261234567' };
    const definition = sampleForm([{ name: 'phone', format: 'mobile', required: true }], {
      otpPhoneField: 'phone',
    });
    const sent = (more: object) =>
      toFormFields(submit(definition, { f0: '8 926 123-45-67' }, { otp: { ...otp, ...more } }));

    expect(sent({})).toEqual(
      expect.arrayContaining([
        ['__otp[code]', '123456'],
        ['__otp[msisdn]', '79261234567'],
        ['__otp[timezone]', 'Europe/Moscow'],
      ]),
    );
    expect(sent({ timezone: 'Asia/Omsk' })).toContainEqual(['__otp[timezone]', 'Asia/Omsk']);
  });

  test('[FORM-409][FORM-461] has the form, id and code of its captcha', () => {
    const definition = sampleForm([{}], { hasCaptcha: true, captchaFormName: 'ask' });

    expect(submit(definition, {}, { captcha: { id: 'c1', code: '12345' } })['__captcha']).toEqual({
      form: 'ask',
      id: 'c1',
      code: '12345',
    });
  });

  test('[FORM-409][FORM-462] has its files as name[], also a single one', () => {
    const [one, two] = ['a', 'b'].map((id) => sampleToken({ id }));
    const files = new Map([one, two].map((token, index) => [String(token), new File(['x'], `${index}.png`)]));
    const definition = sampleForm([
      { name: 'photos', type: 'multiplefiles' },
      { name: 'receipt', type: 'file' },
    ]);
    const fields = toFormFields(submit(definition, { f0: `${one} ${two}`, f1: String(one) }, { files }));

    expect(fields.slice(0, 3).map(([name, file]) => [name, file instanceof File && file.name])).toEqual([
      ['photos[]', '0.png'],
      ['photos[]', '1.png'],
      ['receipt[]', '0.png'],
    ]);
  });

  test('[FORM-409][FORM-463] has a date as name[0] and its time as name[1]', () => {
    const definition = sampleForm([{ name: 'when', type: 'datetime', format: 'datetime' }]);

    expect(toFormFields(submit(definition, { f0: '20.11.2026', f0t: '10:30' })).slice(0, 2)).toEqual([
      ['when[0]', '20.11.2026'],
      ['when[1]', '10:30'],
    ]);
  });

  test('[FORM-464] has its phones as digits', () => {
    const definition = sampleForm([
      { name: 'own', format: 'mobile' },
      { name: 'any', format: 'mobile_international' },
    ]);

    expect(submit(definition, { f0: '+7 (926) 123 - 45 - 67', f1: '+44 20 7946 0958' })).toMatchObject({
      own: '79261234567',
      any: '442079460958',
    });
  });

  test('has the address of a select-email, which the browser never had', () => {
    const answers = ['a', 'b'].map((name) => ({ value: `${name}@example.test`, title: name }));
    const definition = sampleForm([{ name: 'to', type: 'select-email', answers }]);

    expect(submit(definition, { f0: '1' })).toMatchObject({ to: 'b@example.test' });
  });

  test('has hidden fields and ticked boxes; not what is empty, unticked, a heading or not shown', () => {
    const answers = [
      { value: 'yes', title: 'Да' },
      { value: 'no', title: 'Нет' },
    ];
    const definition = sampleForm([
      { name: 'source', type: 'hidden', title: 'site' },
      { name: 'head', type: 'title' },
      { name: 'ticked', type: 'checkbox' },
      { name: 'unticked', type: 'checkbox' },
      { name: 'choice', type: 'select', answers },
      { name: 'shown', showIf: { name: 'choice', values: ['yes'] } },
      { name: 'away', showIf: { name: 'choice', values: ['no'] } },
      { name: 'trace', type: 'hidden', title: 'no', showIf: { name: 'choice', values: ['no'] } },
    ]);
    const values = { f0: 'forged', f2: 'on', f3: '', f4: 'yes', f5: 'a', f6: 'b' };

    expect(toFormFields(submit(definition, values)).slice(0, -3)).toEqual([
      ['source', 'site'],
      ['ticked', '1'],
      ['choice', 'yes'],
      ['shown', 'a'],
    ]);
  });

  test('has the names of its definition, whatever they are', () => {
    const definition = sampleForm([{ name: 'constructor' }, { name: 'toString' }, { name: 'FIELD[12]' }]);

    expect(toFormFields(submit(definition, { f0: 'a', f1: 'b', f2: 'c' })).slice(0, 3)).toEqual([
      ['constructor', 'a'],
      ['toString', 'b'],
      ['FIELD[12]', 'c'],
    ]);
  });

  test('never goes without a file that it names, nor by another definition', () => {
    const answers = [{ value: 'a@example.test', title: 'А' }];
    const definition = sampleForm([{ type: 'file' }, { type: 'select-email', answers }]);
    const { plan } = planForm(definition);
    if (plan === null) throw new Error('no plan');
    const post = (values: FormValues, of = definition) =>
      toSubmission({ plan, definition: of, values, files: new Map(), ...PAGE });

    expect(() => post({ f0: sampleToken() })).toThrow('a file of the form is not there');
    expect(() => post({ f1: '0' }, sampleForm([{}]))).toThrow('does not fit its definition');
  });
});
