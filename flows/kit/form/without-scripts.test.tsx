// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { writeFileToken } from '#schemas/forms/file-token';
import type { FormPlan } from '#schemas/forms/form-plan';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { FlowContext, type FlowContextValue } from '../engine/flow-context';
import type { FlowState } from '../engine/flow-state';
import { planOf } from '../testing/mount-form';
import { PlannedForm } from './planned-form';

/** The form as the server renders it. */
function render(
  plan: FormPlan,
  { page = 1, ...given }: Partial<FlowState> & { page?: number } = {},
): HTMLElement {
  const state = { instance: 'f', snapshot: { state: 's', data: {} }, sealed: '', turn: 0, ...given };
  const nothing = () => undefined;
  const flow: FlowContextValue = {
    id: 'f',
    hash: '#f',
    hidden: [],
    isPending: false,
    isWindowTitled: false,
    edited: new Set(),
    state,
    submit: nothing,
    raise: nothing,
    ask: nothing,
  };
  return renderHtml(
    <FlowContext.Provider value={flow}>
      <PlannedForm plan={plan} page={page} today="2026-11-21" action="send" onPage={nothing} />
    </FlowContext.Provider>,
  );
}

const limits = { maxBytes: 5_000_000, types: ['application/pdf'] };
const list = { kind: 'select', isEmail: false, title: 'Тема' } as const;
const answers = [
  { value: 'a', title: 'Жалоба' },
  { value: 'b', title: 'Вопрос' },
];

describe('a form without scripts', () => {
  test('[FORM-405] shows each type of field as what it is', () => {
    const host = render(
      planOf([
        { kind: 'heading', title: 'О вас' },
        { rule: 'name' },
        { kind: 'textarea' },
        { kind: 'date', range: 'past', title: 'Дата рождения' },
        { kind: 'datetime', range: 'future' },
        { kind: 'files', limits, isMultiple: false },
        { kind: 'files', limits, isMultiple: true },
        { kind: 'checkbox' },
        { kind: 'hidden', value: 'web' },
        { ...list, answers },
        { ...list, answers: [{ value: '0', title: 'Продажи' }], isEmail: true },
      ]),
    );
    expect(find(host, 'h3').textContent).toBe('О вас');
    expect(host.querySelector('[name=f0]')).toBeNull();
    expect(find(host, 'input[name=f1]').getAttribute('autocomplete')).toBe('given-name');
    expect(find(host, 'textarea[name=f2]').id).toBe('f-f2');
    expect(find(host, 'input[name=f3]').getAttribute('autocomplete')).toBe('bday');
    expect(find(host, 'fieldset input[name=f4]').id).toBe('f-f4');
    expect(find(host, 'fieldset input[name=f4t]').id).toBe('f-f4t');
    expect(find(host, 'input[type=file][name=f5-new]').hasAttribute('multiple')).toBe(false);
    expect(find(host, 'input[type=file][name=f6-new]').hasAttribute('multiple')).toBe(true);
    expect(find(host, 'input[type=checkbox][name=f7]').getAttribute('value')).toBe('on');
    expect(find(host, 'input[type=hidden][name=f8]').getAttribute('value')).toBe('web');
    const options = (key: string) =>
      [...find(host, `select[name=${key}]`).querySelectorAll('option')].map(({ value, text }) => [
        value,
        text,
      ]);
    expect(options('f9')).toEqual([
      ['', 'Выберите из\u00A0списка'],
      ['a', 'Жалоба'],
      ['b', 'Вопрос'],
    ]);
    expect(options('f10')).toEqual([
      ['', 'Выберите из\u00A0списка'],
      ['0', 'Продажи'],
    ]);
  });

  test('is a real form: its files go with it, and its button waits for nothing', () => {
    const host = render(planOf([{ kind: 'files', limits, isMultiple: true }]));
    expect(find(host, 'form').getAttribute('enctype')).toBe('multipart/form-data');
    expect(find(host, 'button:not([data-enter])').hasAttribute('aria-disabled')).toBe(false);
    expect(find(render(planOf([{}])), 'form').hasAttribute('enctype')).toBe(false);
  });

  test('after an answer has what was typed, what is wrong with it, and the files that have come', () => {
    const token = writeFileToken({
      id: 'a'.repeat(22),
      size: 1536,
      type: 'image/png',
      name: 'a.png',
      digest: 'd'.repeat(22),
      signature: 's'.repeat(43),
    });
    const host = render(
      planOf([
        { rule: 'email' },
        { kind: 'textarea' },
        { kind: 'checkbox' },
        { ...list, answers },
        { kind: 'files', limits, isMultiple: true },
      ]),
      {
        turn: 1,
        values: { f0: 'анна', f1: 'Текст', f2: 'on', f3: 'b', f4: token },
        errors: { f0: 'Неверный e-mail' },
      },
    );
    expect(find(host, '[name=f0]').getAttribute('value')).toBe('анна');
    expect(find(host, '#f-f0-error').textContent).toBe('Ошибка: Неверный e-mail');
    expect(find(host, '[name=f1]').textContent).toBe('Текст');
    expect(find(host, '[name=f2]').hasAttribute('checked')).toBe(true);
    expect(find(host, '[name=f3] option[selected]').getAttribute('value')).toBe('b');
    expect(find(host, '[name=f4]').getAttribute('value')).toBe(token);
    expect(find(host, '[name=f4-drop]').getAttribute('value')).toBe(token);
  });

  test('says of a field when it is wanted, since nothing can appear', () => {
    const host = render(
      planOf([
        { ...list, answers },
        { kind: 'checkbox', title: 'Нужен звонок' },
        { showIf: { key: 'f0', values: ['a', 'b'] } },
        { showIf: { key: 'f1', values: ['on'] } },
        { showIf: { key: 'f1', values: [''] } },
      ]),
    );
    const conditions = ['f2', 'f3', 'f4'].map(
      (key) => find(host, `[name=${key}]`).closest('[class*=conditional]')?.querySelector('p')?.textContent,
    );
    expect(conditions).toEqual([
      'Заполните, если в\u00A0поле «Тема» указано «Жалоба» или «Вопрос»',
      'Заполните, если отмечено «Нужен звонок»',
      'Заполните, если не\u00A0отмечено «Нужен звонок»',
    ]);
  });

  test('of several pages shows one, carries the others along, and has its own actions for both ways', () => {
    const plan = planOf(
      [
        { ...list, answers },
        { kind: 'datetime', range: 'past' },
        { page: 2 },
        { page: 2, showIf: { key: 'f0', values: ['a'] } },
        { page: 3 },
      ],
      { pages: 3 },
    );
    const host = render(plan, { page: 2, values: { f0: 'b', f1: '01.02.2020', f1t: '10:00' } });
    const carried = [...host.querySelectorAll<HTMLInputElement>('input[type=hidden][name^=f]')];
    expect(carried.map(({ name, value }) => [name, value])).toEqual([
      ['f0', 'b'],
      ['f1', '01.02.2020'],
      ['f1t', '10:00'],
      ['f4', ''],
    ]);
    expect(host.querySelector('input[type=text][name=f2]')).not.toBeNull();
    // What decides about it is settled: it was on the page before.
    expect(host.querySelector('[name=f3]')).toBeNull();
    const buttons = [...host.querySelectorAll<HTMLButtonElement>('button:not([data-enter])')];
    expect(buttons.map(({ textContent, name, value }) => [textContent, name, value])).toEqual([
      ['Дальше', '_action', 'next'],
      ['Назад', '_action', 'back'],
    ]);
    expect(find(host, '[data-enter]').getAttribute('value')).toBe('next');
    expect(find(host, 'progress').getAttribute('value')).toBe('2');
  });
});
