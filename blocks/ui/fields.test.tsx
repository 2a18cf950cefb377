// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { Checkbox, ChoiceGroup } from './checkbox';
import { find, renderHtml as render } from './testing/render-html';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

describe('fields', () => {
  test('name their hint and their error, in the order they are read', () => {
    const host = render(
      <TextField id="mail" name="mail" label="Почта" hint="Для чека" error="Неверный e-mail" />,
    );
    const input = find(host, 'input');
    expect(input.getAttribute('aria-describedby')).toBe('mail-hint mail-error');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(find(host, '#mail-error').textContent).toBe('Ошибка: Неверный e-mail');
    expect(find(host, 'label').getAttribute('for')).toBe('mail');
  });

  test('without hint and error carry no attributes of them', () => {
    const input = find(render(<TextField id="mail" name="mail" label="Почта" />), 'input');
    expect([input.hasAttribute('aria-describedby'), input.hasAttribute('aria-invalid')]).toEqual([
      false,
      false,
    ]);
  });

  test('a checkbox, a text area and a list are wired alike', () => {
    const host = render(
      <>
        <Checkbox id="terms" name="terms" label="Согласен" error="Нужно принять условия!" />
        <TextArea id="text" name="text" label="Вопрос" hint="До 500 знаков" />
        <SelectField
          id="city"
          name="city"
          label="Город"
          error="Выберите"
          options={[{ value: '1', label: 'Тверь' }]}
        />
      </>,
    );
    expect(find(host, '#terms').getAttribute('aria-describedby')).toBe('terms-error');
    expect(find(host, '#text').getAttribute('aria-describedby')).toBe('text-hint');
    expect(find(host, '#city').getAttribute('aria-describedby')).toBe('city-error');
  });

  test('choices of one question have a legend', () => {
    const host = render(
      <ChoiceGroup id="how" legend="Как забрать">
        {null}
      </ChoiceGroup>,
    );
    expect(find(host, 'fieldset > legend').textContent).toBe('Как забрать');
  });
});
