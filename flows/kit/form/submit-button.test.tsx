// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormPlan } from '#schemas/forms/form-plan';
import { mountForm, planOf, type MountedForm } from '../testing/mount-form';
import { PlannedForm } from './planned-form';

const TODAY = '2026-11-21';
let form: MountedForm;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  form.leave();
  document.body.innerHTML = '';
  sessionStorage.clear();
  vi.useRealTimers();
});

type Given = Parameters<typeof mountForm>[1];
const show = async (plan: FormPlan, given?: Given) =>
  (form = await mountForm(<PlannedForm plan={plan} today={TODAY} action="send" />, given));

const isBlocked = (text = 'Отправить') => form.button(text).getAttribute('aria-disabled') === 'true';
const hint = () => form.find('#f-submit-hint').textContent;

describe('the button of a form', () => {
  const plan = planOf([
    { title: 'Имя', rule: 'name' },
    { title: 'E-mail', rule: 'email' },
    { title: 'Отдел', isRequired: false },
  ]);

  test('[FORM-216] is disabled until the form is valid and free of errors, and says what is missing', async () => {
    await show(plan);
    expect([isBlocked(), hint()]).toEqual([true, 'Осталось заполнить: Имя, E-mail.']);
    expect(form.button('Отправить').getAttribute('aria-describedby')).toBe('f-submit-hint');
    await form.fill('f0', 'Анна');
    expect([isBlocked(), hint()]).toEqual([true, 'Осталось заполнить: E-mail.']);
    await form.fill('f1', 'анна');
    expect([isBlocked(), hint()]).toEqual([true, 'Проверьте: E-mail.']);
    await form.fill('f1', 'anna@example.test');
    expect([isBlocked(), hint()]).toEqual([false, '']);
    await form.press('Отправить');
    expect(form.posts).toEqual([{ _action: 'send', f0: 'Анна', f1: 'anna@example.test', f2: '' }]);
  });

  test('[FORM-216] is disabled while nothing is filled in, even where nothing has to be', async () => {
    await show(planOf([{ title: 'Отдел', isRequired: false }]));
    expect([isBlocked(), hint()]).toEqual([true, 'Заполните хотя бы одно поле.']);
    await form.fill('f0', 'Продажи');
    expect(isBlocked()).toBe(false);
    await form.fill('f0', '');
    expect(isBlocked()).toBe(true);
  });

  test('[FORM-216] is disabled by an error of the server until the field is changed', async () => {
    const given = { values: { f0: 'Анна', f1: 'anna@example.test', f2: '' } };
    await show(plan, { ...given, turn: 1, errors: { f1: 'Некорректный e-mail' } });
    expect([isBlocked(), form.errorOf('f1')]).toEqual([true, 'Некорректный e-mail']);
    await form.fill('f1', 'anna@example.org');
    expect([isBlocked(), form.errorOf('f1')]).toEqual([false, null]);
  });

  test('pressed in vain leads to the first field that wants something, and shows what each wants', async () => {
    await show(plan);
    await form.fill('f0', 'Анна');
    await form.press('Отправить');
    expect(form.posts).toEqual([]);
    expect(document.activeElement?.id).toBe('f-f1');
    expect([form.errorOf('f0'), form.errorOf('f1')]).toEqual([null, 'Заполните поле']);
  });

  test('pressed by Enter in vain leads to a summary whose links lead to the fields', async () => {
    await show(plan);
    await form.click(form.find('[data-enter]'));
    expect(form.posts).toEqual([]);
    const links = [...(document.activeElement?.querySelectorAll('a') ?? [])];
    expect(links.map(({ textContent, hash }) => [textContent, hash])).toEqual([
      ['Имя: Заполните поле', '#f-f0'],
      ['E-mail: Заполните поле', '#f-f1'],
    ]);
  });

  test('[FORM-427] waits for the code of a captcha, which every answer empties', async () => {
    const captcha = <input id="f-captchaCode" name="captchaCode" />;
    const shown = <PlannedForm plan={planOf([{}])} today={TODAY} action="send" captcha={captcha} />;
    form = await mountForm(shown);
    await form.fill('f0', 'Текст');
    expect([isBlocked(), hint()]).toEqual([true, 'Осталось заполнить: Код с\u00A0картинки.']);
    await form.press('Отправить');
    expect(document.activeElement?.id).toBe('f-captchaCode');
    await form.fill('captchaCode', '12345');
    expect(isBlocked()).toBe(false);
    form.show(shown, { turn: 1 });
    await form.settle();
    expect(isBlocked()).toBe(true);
  });

  test('names only the first of many fields, and the beginning of a long label', async () => {
    const titles = ['А', 'Согласие на обработку персональных данных и на звонки', 'В', 'Г', 'Д', 'Е'];
    await show(planOf(titles.map((title) => ({ title }))));
    expect(hint()).toBe(
      'Осталось заполнить: А, Согласие на обработку персональных…, В, Г и\u00A0ещё\u00A02.',
    );
  });
});
