// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineMachine } from '#registry/define-machine';
import { SilentObserver } from '../testing/silent-observer';
import { createFlowView, type StateViewProps } from './create-flow-view';
import { FlowForm } from './flow-form';

type States = { add: { name: string }; confirm: { name: string }; done: object };

const machine = defineMachine<States, { SENT: object; DONE: object; CHANGE_NAME: object }, object>()({
  initial: 'add',
  start: () => ({ state: 'add', data: { name: '' } }),
  local: ['CHANGE_NAME'],
  states: {
    add: {
      on: {
        SENT: { to: 'confirm', data: ({ name }) => ({ name }) },
        DONE: { to: 'done', data: () => ({}) },
      },
    },
    confirm: { on: { CHANGE_NAME: { to: 'add', data: ({ name }) => ({ name }) } } },
    done: { final: true, on: { CHANGE_NAME: { to: 'add', data: () => ({ name: 'Анна' }) } } },
  },
});

const AddStep = ({ data }: StateViewProps<States['add'], object>) => (
  <FlowForm action="send">
    <input name="name" defaultValue={data.name} />
    <button type="submit">Продолжить</button>
  </FlowForm>
);
const LastStep = () => <p>Готово</p>;
const View = createFlowView<object, typeof machine>('sample', machine, {
  add: AddStep,
  confirm: LastStep,
  done: LastStep,
});

let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  history.replaceState(null, '');
});

afterEach(() => {
  act(() => root?.unmount());
  root = null;
});

const readHidden = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(({ value }) => value);

/** Sends the name, is answered with this step, and goes Back from it. */
async function goBackFrom(snapshot: { state: string; data: object }): Promise<void> {
  // The history of flows outlives a test.
  const instance = `flow-${crypto.randomUUID()}`;
  const answer = { instance, snapshot, sealed: 'seal-of-confirm', turn: 1 };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ target: instance, flows: { [instance]: answer } })),
  );
  document.body.innerHTML = '<div id="host"></div>';
  const host = document.querySelector('#host');
  if (host === null) throw new Error('the page has it');
  root = createRoot(host);
  const place = { instance, identity: '', windowId: null, posted: null };
  act(() => root?.render(<View place={place} props={{}} />));
  await act(async () => host.querySelector('button')?.click());
  expect(host.textContent).toBe('Готово');
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  });
}

test('Back leads to the step as it was sent, and the server hears of the way back with the next post', async () => {
  await goBackFrom({ state: 'confirm', data: { name: 'Анна' } });
  expect(readHidden('name')).toEqual(['Анна']);
  expect(readHidden('_event')).toEqual(['CHANGE_NAME']);
  expect(readHidden('_step')).toEqual(['seal-of-confirm']);
});

test('Back from the end leads to the step as it began', async () => {
  await goBackFrom({ state: 'done', data: {} });
  expect(readHidden('name')).toEqual(['']);
  expect(readHidden('_event')).toEqual([]);
});
