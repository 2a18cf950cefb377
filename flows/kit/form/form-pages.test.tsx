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

describe('a form of several pages', () => {
  const plan = planOf([{ title: 'Имя' }, { title: 'Город', page: 2 }, { kind: 'hidden', value: 'web' }], {
    pages: 2,
  });

  test('goes on once the page is right, back as it was left, and is posted whole', async () => {
    await show(plan);
    expect(form.element.textContent).toContain('Шаг\u00A01 из\u00A02');
    expect(form.element.querySelector('#f-f1')).toBeNull();
    expect([isBlocked('Дальше'), hint()]).toEqual([true, 'Осталось заполнить: Имя.']);
    await form.press('Дальше');
    expect(document.activeElement?.id).toBe('f-f0');
    await form.fill('f0', 'Анна');
    await form.press('Дальше');
    expect(document.activeElement?.textContent).toBe('Шаг\u00A02 из\u00A02');
    expect(form.errorOf('f1')).toBeNull();
    await form.fill('f1', 'Тверь');
    await form.press('Назад');
    expect(form.input('f0').value).toBe('Анна');
    await form.press('Дальше');
    expect(form.input('f1').value).toBe('Тверь');
    await form.press('Отправить');
    expect(form.posts).toEqual([{ _action: 'send', f0: 'Анна', f1: 'Тверь', f2: 'web' }]);
  });

  test('shows the page that the server has found an error on', async () => {
    const shown = <PlannedForm plan={plan} today={TODAY} action="send" />;
    form = await mountForm(shown);
    await form.fill('f0', 'Анна');
    await form.press('Дальше');
    form.show(shown, { turn: 1, errors: { f0: 'Некорректное имя' } });
    await form.settle();
    expect(form.errorOf('f0')).toBe('Некорректное имя');
  });

  test('asks the flow for another page where the flow keeps it', async () => {
    const onPage = vi.fn();
    form = await mountForm(<PlannedForm plan={plan} today={TODAY} action="send" page={1} onPage={onPage} />);
    await form.fill('f0', 'Анна');
    await form.press('Дальше');
    expect(onPage.mock.calls).toEqual([[2]]);
  });
});
