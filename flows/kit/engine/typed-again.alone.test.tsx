// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typeInto } from '#blocks/ui/typed-mask';
import { defineMachine } from '#registry/define-machine';
import { SilentObserver } from '../testing/silent-observer';
import { createFlowView, type StateViewProps } from './create-flow-view';
import { FlowForm, LocalEvent } from './flow-form';

type States = { goods: object; contacts: { name: string }; done: object };

const machine = defineMachine<States, { NEXT: object; BACK: object; AGAIN: object }, object>()({
  initial: 'goods',
  start: () => ({ state: 'goods', data: {} }),
  local: ['NEXT', 'BACK', 'AGAIN'],
  states: {
    goods: { on: { NEXT: { to: 'contacts', data: () => ({ name: '' }) } } },
    contacts: {
      on: { BACK: { to: 'goods', data: () => ({}) }, NEXT: { to: 'done', data: () => ({}) } },
    },
    done: { final: true, on: { AGAIN: { to: 'contacts', data: () => ({ name: '' }) } } },
  },
});

const Goods = () => <LocalEvent event="NEXT">Вперёд</LocalEvent>;
const Contacts = ({ data }: StateViewProps<States['contacts'], object>) => (
  <>
    <FlowForm action="save" keepsTyped>
      <input name="name" defaultValue={data.name} />
      <textarea name="comment" />
      <select name="city">
        <option>Москва</option>
        <option>Тула</option>
      </select>
      <input type="radio" name="way" value="courier" defaultChecked />
      <input type="radio" name="way" value="salon" />
      <input type="checkbox" name="accept" />
      <input name="code" autoComplete="one-time-code" />
    </FlowForm>
    <FlowForm action="ask">
      <input name="question" />
    </FlowForm>
    <LocalEvent event="BACK">Назад</LocalEvent>
    <LocalEvent event="NEXT">Готово</LocalEvent>
  </>
);
const Done = () => <LocalEvent event="AGAIN">Ещё раз</LocalEvent>;
const View = createFlowView<object, typeof machine>('sample', machine, {
  goods: Goods,
  contacts: Contacts,
  done: Done,
});

let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  history.replaceState(null, '');
  document.body.innerHTML = '<div id="host"></div>';
  const host = document.querySelector('#host');
  root = host && createRoot(host);
  // The history of flows outlives a test.
  const place = { instance: `flow-${crypto.randomUUID()}`, identity: '', windowId: null, posted: null };
  act(() => root?.render(<View place={place} props={{}} />));
});

afterEach(() => {
  act(() => root?.unmount());
  root = null;
});

function press(button: string): void {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === button);
  act(() => found?.click());
}

const find = (selector: string) => document.querySelector<HTMLInputElement>(selector);

function type(selector: string, text: string): void {
  const field = find(selector);
  if (field !== null) act(() => typeInto(field, text));
}

const choose = (selector: string) => act(() => find(selector)?.click());

test('what was typed and not sent is there again after a step back', () => {
  press('Вперёд');
  type('[name="name"]', 'Анна');
  type('textarea', 'Домофон 12');
  choose('[value="salon"]');
  choose('[name="accept"]');
  const city = document.querySelector('select');
  if (city !== null) city.value = 'Тула';
  act(() => void city?.dispatchEvent(new Event('input', { bubbles: true })));
  press('Назад');
  press('Вперёд');
  expect(find('[name="name"]')?.value).toBe('Анна');
  expect(find('textarea')?.value).toBe('Домофон 12');
  expect(find('select')?.value).toBe('Тула');
  expect(find('[value="salon"]')?.checked).toBe(true);
  expect(find('[name="accept"]')?.checked).toBe(true);
});

test('codes, and forms that ask anew each time, come empty', () => {
  press('Вперёд');
  type('[name="code"]', '1234');
  type('[name="question"]', 'Где мой заказ?');
  press('Назад');
  press('Вперёд');
  expect([find('[name="code"]')?.value, find('[name="question"]')?.value]).toEqual(['', '']);
});

test('after the end of a flow nothing of it comes back', () => {
  press('Вперёд');
  type('[name="name"]', 'Анна');
  press('Готово');
  press('Ещё раз');
  expect(find('[name="name"]')?.value).toBe('');
});
