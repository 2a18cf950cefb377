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
const list = { kind: 'select', isEmail: false, answers: [{ value: 'a', title: 'Жалоба' }] } as const;

describe('a field', () => {
  test('says what is wrong with it when it is left, and from then on with every change', async () => {
    await show(planOf([{ rule: 'email' }]));
    await form.enter('f0');
    form.type(form.input('f0'), 'анна');
    await form.settle();
    expect(form.errorOf('f0')).toBeNull();
    await form.leaveField('f0');
    expect(form.errorOf('f0')).toBe('Неверный e-mail');
    form.type(form.input('f0'), 'anna@example.test');
    await form.settle();
    expect(form.errorOf('f0')).toBeNull();
    form.type(form.input('f0'), '');
    await form.settle();
    expect(form.errorOf('f0')).toBe('Заполните поле');
  });

  test('[FORM-418][FORM-419] a list is wrong once it was opened and left empty, right once it has a value', async () => {
    await show(planOf([list]));
    expect(form.errorOf('f0')).toBeNull();
    await form.enter('f0');
    expect(form.errorOf('f0')).toBeNull();
    await form.leaveField('f0');
    expect(form.errorOf('f0')).toBe('Заполните поле');
    await form.fill('f0', 'a');
    expect([form.errorOf('f0'), isBlocked()]).toEqual([null, false]);
  });

  test('[FORM-426] a box that has to be ticked says so, and is posted as «on»', async () => {
    await show(planOf([{ kind: 'checkbox' }]));
    await form.press('Отправить');
    expect(form.errorOf('f0')).toBe('Необходимо принять');
    await form.click(form.input('f0'));
    expect(form.errorOf('f0')).toBeNull();
    await form.press('Отправить');
    expect(form.posts).toEqual([{ _action: 'send', f0: 'on' }]);
  });

  test('[FORM-415] an optional phone with the prefix alone is right, and leaves nothing behind', async () => {
    await show(planOf([{ rule: 'mobile', isRequired: false }, {}]));
    await form.enter('f0');
    expect(form.input('f0').value).toBe('+7');
    await form.leaveField('f0');
    expect([form.input('f0').value, form.errorOf('f0')]).toEqual(['', null]);
  });

  test('[FORM-416] a phone that is not whole is wrong; a whole one is written by its mask', async () => {
    await show(planOf([{ rule: 'mobile', isRequired: false }]));
    await form.fill('f0', '926111');
    expect([form.input('f0').value, form.errorOf('f0')]).toEqual(['+7 (926) 111', 'Неверный телефон']);
    await form.fill('f0', '89261112233');
    expect([form.input('f0').value, form.errorOf('f0')]).toEqual(['+7 (926) 111 - 22 - 33', null]);
  });

  test.each([
    ['passport_series', '45 10 77', '4510'],
    ['passport_number', '№ 1234567', '123456'],
  ] as const)('of the rule %s takes as many digits as there are', async (rule, typed, text) => {
    await show(planOf([{ rule }]));
    await form.fill('f0', typed);
    expect([form.input('f0').value, form.errorOf('f0')]).toEqual([text, null]);
  });

  test('[FORM-429][FORM-431] a date says from when or until when it may be, and holds to it', async () => {
    await show(
      planOf([
        { kind: 'date', range: 'future' },
        { kind: 'date', range: 'past' },
      ]),
    );
    expect(form.find('#f-f0-hint').textContent).toBe('Не\u00A0раньше 24.11.2026');
    expect(form.find('#f-f1-hint').textContent).toBe('Не\u00A0позже 21.11.2026');
    await form.fill('f0', '23112026');
    await form.fill('f1', '22112026');
    expect([form.errorOf('f0'), form.errorOf('f1')]).toEqual(['Не раньше 24.11.2026', 'Не позже 21.11.2026']);
    await form.fill('f0', '24112026');
    await form.fill('f1', '21112026');
    expect(isBlocked()).toBe(false);
  });

  test('[FORM-436] a date with a time wants both, each with a field of its own', async () => {
    await show(planOf([{ kind: 'datetime', range: 'future', title: 'Визит' }]));
    await form.fill('f0', '24112026');
    await form.fill('f0t', '14:3');
    expect(form.errorOf('f0t')).toBe('Введите время полностью');
    expect(hint()).toBe('Проверьте: Визит.');
    await form.fill('f0t', '1430');
    await form.press('Отправить');
    expect(form.posts).toEqual([{ _action: 'send', f0: '24.11.2026', f0t: '14:30' }]);
  });

  test('a text area counts the signs that are left when there are few', async () => {
    await show(planOf([{ kind: 'textarea' }]));
    await form.fill('f0', 'а'.repeat(3000));
    expect(form.element.textContent).not.toContain('Осталось знаков');
    await form.fill('f0', 'а'.repeat(3990));
    expect(form.element.textContent).toContain('Осталось знаков: 10');
    await form.fill('f0', 'а'.repeat(4003));
    expect(form.element.textContent).toContain('Лишних знаков: 3');
  });

  test('that another field’s value calls for comes with it, and is not missed otherwise', async () => {
    await show(planOf([{ ...list, isRequired: false }, { showIf: { key: 'f0', values: ['a'] } }, {}]));
    await form.fill('f2', 'Текст');
    expect([form.element.querySelector('#f-f1'), isBlocked()]).toEqual([null, false]);
    await form.fill('f0', 'a');
    expect(form.errorOf('f1')).toBeNull();
    expect([isBlocked(), hint()]).toEqual([true, 'Осталось заполнить: Поле 1.']);
    await form.fill('f1', 'Да');
    expect(isBlocked()).toBe(false);
    await form.fill('f0', '');
    await form.press('Отправить');
    expect(form.posts).toEqual([{ _action: 'send', f0: '', f2: 'Текст' }]);
  });
});
