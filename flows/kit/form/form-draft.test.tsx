// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeFileToken } from '#schemas/forms/file-token';
import { clearDraft, keepDraft, readDraft } from './form-draft';
import { mountForm, planOf, type MountedForm } from '../testing/mount-form';
import { PlannedForm } from './planned-form';

const limits = { maxBytes: 20_000_000, types: [] };
const plan = planOf([
  {},
  { kind: 'checkbox' },
  { kind: 'files', limits, isMultiple: true, isRequired: false },
]);
const token = writeFileToken({
  id: 'a'.repeat(22),
  size: 1,
  type: 'image/png',
  name: 'a.png',
  digest: 'd'.repeat(22),
  signature: 's'.repeat(43),
});
const forms: MountedForm[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  forms.splice(0).forEach((form) => form.leave());
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

async function show(given: Parameters<typeof mountForm>[1] = {}, shown = plan) {
  const form = await mountForm(<PlannedForm plan={shown} today="2026-11-21" action="send" />, given);
  forms.push(form);
  return form;
}
const leave = () => forms.splice(0).forEach((form) => form.leave());

describe('what was typed into a form', () => {
  test('[FORM-451][FORM-452] is there again when the visitor returns, and the form says so', async () => {
    const first = await show();
    await first.fill('f0', 'Текст');
    await first.click(first.input('f1'));
    leave();
    const second = await show();
    expect([second.input('f0').value, second.input('f1').checked]).toEqual(['Текст', true]);
    expect(second.element.textContent).toContain('Мы\u00A0восстановили то, что вы\u00A0вводили');
    await second.press('Отправить');
    expect(second.posts).toEqual([{ _action: 'send', f0: 'Текст', f1: 'on', f2: '' }]);
  });

  test('[FORM-451] is kept for each form apart', async () => {
    await (await show()).fill('f0', 'Текст');
    leave();
    const other = await show({}, { ...plan, id: '8' });
    expect(other.input('f0').value).toBe('');
    expect(other.element.textContent).not.toContain('восстановили');
  });

  test('[FORM-453] is kept without files and captchas', async () => {
    const captcha = <input id="f-captchaCode" name="captchaCode" />;
    const form = await mountForm(
      <PlannedForm plan={plan} today="2026-11-21" action="send" captcha={captcha} />,
      { values: { f2: token } },
    );
    forms.push(form);
    await form.fill('f0', 'Текст');
    await form.fill('captchaCode', '98765');
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('Текст');
    expect(kept).not.toContain('98765');
    expect(kept).not.toContain(token);
    expect(kept).not.toContain('a.png');
  });

  test('[FORM-453] says that files must be brought again, until they are, and only where there were some', async () => {
    const again = 'Файлы нужно прикрепить заново';
    keepDraft(plan, 0, { f0: 'Текст', f2: token });
    const first = await show();
    expect(first.find('output').textContent).toContain(again);
    await first.fill('f0', 'Другой текст');
    leave();
    expect((await show()).element.textContent).toContain(again);
    leave();
    keepDraft(plan, 0, { f0: 'Текст', f2: token });
    const brought = await show({ values: { f2: token } });
    expect(brought.element.textContent).toContain('восстановили');
    expect(brought.element.textContent).not.toContain(again);
    leave();
    keepDraft(plan, 0, { f0: 'Текст' });
    const without = await show();
    expect(without.element.textContent).toContain('восстановили');
    expect(without.element.textContent).not.toContain(again);
  });

  test('goes when the visitor wants it gone; the focus is at the first field', async () => {
    keepDraft(plan, 0, { f0: 'Текст', f1: 'on' });
    const form = await show();
    await form.press('Очистить');
    expect([form.input('f0').value, form.input('f1').checked, form.errorOf('f0')]).toEqual(['', false, null]);
    expect(document.activeElement?.id).toBe('f-f0');
    expect(form.element.textContent).not.toContain('восстановили');
    expect(readDraft(plan, 0)).toBeNull();
  });

  test('gives way to an answer of the server that is newer', async () => {
    keepDraft(plan, 0, { f0: 'Раньше' });
    const form = await show({ turn: 1, values: { f0: 'Теперь' }, errors: { f0: 'Нет' } });
    expect(form.input('f0').value).toBe('Теперь');
    expect(form.element.textContent).not.toContain('восстановили');
  });

  test('is not filled in where it was typed into other fields, or is no draft at all', () => {
    keepDraft(plan, 0, { f0: 'Текст' });
    expect(readDraft(planOf([{}]), 0)).toBeNull();
    for (const text of ['{', 'null', '7', '{"shape":1}', '{"shape":"","turn":0,"values":null}']) {
      sessionStorage.setItem('form:7', text);
      expect(readDraft(plan, 0)).toBeNull();
    }
  });

  test('is nothing once all of it is empty, or the form was sent', () => {
    keepDraft(plan, 0, { f0: 'Текст' });
    keepDraft(plan, 0, { f0: '' });
    expect(sessionStorage).toHaveLength(0);
    keepDraft(plan, 0, { f0: 'Текст' });
    clearDraft(plan.id);
    expect(readDraft(plan, 0)).toBeNull();
  });

  test('is just not kept where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => keepDraft(plan, 0, { f0: 'Текст' })).not.toThrow();
    expect(readDraft(plan, 0)).toBeNull();
  });
});
