// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '#tests/eventually';
import { useKeptFocus } from './use-kept-focus';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

function Screen({ buttons }: { buttons: readonly string[] }) {
  useKeptFocus();
  return (
    <table>
      <tbody>
        <tr>
          <td>
            {buttons.map((name) => (
              <button key={name} type="button">
                {name}
              </button>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function mount(buttons: readonly string[]): Root {
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  const root = createRoot(main);
  act(() => root.render(<Screen buttons={buttons} />));
  onTestFinished(() => act(() => root.unmount()));
  return root;
}

const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.focus();

test.each([
  ['hands the focus to the one that takes its place', ['Пароль', 'Включить'], 'Включить'],
  ['hands the focus to the one before, when nothing takes its place', ['Пароль'], 'Пароль'],
])('a button that leaves its row %s', async (_, left, expected) => {
  const root = mount(['Пароль', 'Отключить']);
  press('Отключить');

  act(() => root.render(<Screen buttons={left} />));

  await eventually(() => {
    const { localName, textContent } = document.activeElement ?? document.body;
    expect([localName, textContent]).toEqual(['button', expected]);
  });
});
