// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
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

function List({ rows }: { rows: readonly string[] }) {
  useKeptFocus();
  return (
    <>
      <h1>Корзина</h1>
      {rows.length === 0 ? (
        <p>Здесь пусто</p>
      ) : (
        <section aria-label="Корзина">
          <table>
            <tbody>
              {rows.map((name) => (
                <tr key={name}>
                  <td aria-label={name}>
                    <form>
                      <button type="button">{name}</button>
                    </form>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function mount(screen: ReactElement): Root {
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  const root = createRoot(main);
  act(() => root.render(screen));
  onTestFinished(() => act(() => root.unmount()));
  return root;
}

const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.focus();

function readFocused(): [string, string | null] {
  const { localName, textContent } = document.activeElement ?? document.body;
  return [localName, textContent];
}

test.each([
  ['hands the focus to the one that takes its place', ['Пароль', 'Включить'], 'Включить'],
  ['hands the focus to the one before, when nothing takes its place', ['Пароль'], 'Пароль'],
])('a button that leaves its row %s', async (_, left, expected) => {
  const root = mount(<Screen buttons={['Пароль', 'Отключить']} />);
  press('Отключить');

  act(() => root.render(<Screen buttons={left} />));

  await eventually(() => expect(readFocused()).toEqual(['button', expected]));
});

test.each([
  ['hands the focus to that of the next row', ['Тариф', 'Акция'], 'button', 'Акция'],
  ['hands the focus to that of the row before, when it was the last', ['Тариф'], 'button', 'Тариф'],
  ['hands the focus to the heading, when no row is left', [], 'h1', 'Корзина'],
])('a button that goes with its row %s', async (_, left, localName, textContent) => {
  const root = mount(<List rows={['Тариф', 'Новость', 'Акция'].slice(0, left.length + 1)} />);
  press(left.length === 0 ? 'Тариф' : 'Новость');

  act(() => root.render(<List rows={left} />));

  await eventually(() => expect(readFocused()).toEqual([localName, textContent]));
});
