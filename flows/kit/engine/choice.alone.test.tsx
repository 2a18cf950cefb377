// @vitest-environment jsdom
import { act, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineMachine } from '#registry/define-machine';
import { SilentObserver } from '../testing/silent-observer';
import { readLocalEvent } from './flow-state';

type States = { list: { ids: readonly string[] }; chosen: { id: string; seen: number }; done: object };
type Events = { CHOOSE: { choice?: string }; NEXT: object; END: object; BACK: object };

/** What is pressed as soon as the flow is in the document, before anything else that is to happen then. */
function Pressed({ event, children }: { event: string | undefined; children: ReactNode }) {
  useLayoutEffect(() => {
    if (event !== undefined) document.querySelector<HTMLElement>(`button[value="${event}"]`)?.click();
  }, [event]);
  return children;
}

const machine = defineMachine<States, Events, object>()({
  initial: 'list',
  start: () => ({ state: 'list', data: { ids: ['start', 'calls'] } }),
  local: ['CHOOSE', 'NEXT', 'END', 'BACK'],
  states: {
    list: {
      on: {
        CHOOSE: {
          to: 'chosen',
          when: ({ ids }, { choice = '' }) => ids.includes(choice),
          data: (_, { choice = '' }) => ({ id: choice, seen: 0 }),
        },
        END: { to: 'done', data: () => ({}) },
      },
    },
    chosen: {
      on: {
        NEXT: { to: 'chosen', data: ({ id, seen }) => ({ id, seen: seen + 1 }) },
        END: { to: 'done', data: () => ({}) },
        BACK: { to: 'list', data: () => ({ ids: ['start', 'calls'] }) },
      },
    },
    done: { final: true },
  },
});

/** A page with a window that the flow stands in; the modules hold what the document shows. */
async function openPage(choice?: string, pressed?: string) {
  vi.resetModules();
  const { createFlowView } = await import('./create-flow-view');
  const { LocalEvent } = await import('./flow-form');
  const button = (event: string) => <LocalEvent event={event}>{event}</LocalEvent>;
  const View = createFlowView<object, typeof machine>(
    'sample',
    machine,
    {
      list: () => ['CHOOSE:start', 'END'].map((event) => <i key={event}>{button(event)}</i>),
      chosen: ({ data }) => (
        <>
          <output id="chosen">{`${data.id} ${data.seen}`}</output>
          {['NEXT', 'END', 'BACK'].map((event) => (
            <i key={event}>{button(event)}</i>
          ))}
        </>
      ),
      done: () => <output id="chosen">done</output>,
    },
    { windowTitleOf: ({ data }) => ('id' in data ? `Подключить «${data.id}»` : null) },
  );
  document.body.innerHTML =
    '<dialog id="connect"><span id="connect-title">Выберите</span><div id="host"></div></dialog>';
  const dialog = document.querySelector('dialog');
  const host = document.querySelector('#host');
  if (dialog === null || host === null) throw new Error('the page has them');
  if (choice !== undefined) dialog.dataset['openedFor'] = choice;
  const place = { instance: 'flow', identity: '', windowId: 'connect', posted: null };
  const root = createRoot(host);
  act(() =>
    root.render(
      <Pressed event={pressed}>
        <View place={place} props={{}} />
      </Pressed>,
    ),
  );
  return {
    chosen: () => host.querySelector('#chosen')?.textContent ?? null,
    title: () => document.querySelector('#connect-title')?.textContent,
    hidden: () =>
      [...host.querySelectorAll<HTMLInputElement>('form:first-of-type [name="_event"]')].map(
        (it) => it.value,
      ),
    press: (event: string) => act(() => host.querySelector<HTMLElement>(`button[value="${event}"]`)?.click()),
    /** As a link with `data-choice` does it. */
    openFor: (next: string) =>
      act(() => {
        dialog.dataset['openedFor'] = next;
        dialog.dispatchEvent(new CustomEvent('overlay-choice'));
      }),
    leave: () => act(() => root.unmount()),
  };
}

let page: Awaited<ReturnType<typeof openPage>> | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  history.replaceState(null, '');
});

afterEach(() => {
  page?.leave();
  page = null;
});

describe('a window that is opened for one of many', () => {
  test('has it chosen when its flow comes to life, and tells the server so with the next post', async () => {
    page = await openPage('calls');
    expect(page.chosen()).toBe('calls 0');
    expect(page.hidden()).toContain('CHOOSE:calls');
  });

  test('does not take back what was pressed at that very moment', async () => {
    page = await openPage('calls', 'END');
    expect(page.chosen()).toBe('done');
  });

  test('has the list where it was opened for none, or for one that is not there', async () => {
    page = await openPage();
    expect(page.chosen()).toBeNull();
    page.openFor('another');
    expect(page.chosen()).toBeNull();
  });

  test('is called by what was chosen, and by its own name again where nothing is', async () => {
    page = await openPage();
    expect(page.title()).toBe('Выберите');
    page.openFor('start');
    expect(page.title()).toBe('Подключить «start»');
    page.press('BACK');
    expect(page.title()).toBe('Выберите');
  });

  test('makes no step of the choice: Back leads out of the window', async () => {
    const before = history.length;
    page = await openPage('start');
    expect(history.length).toBe(before);
  });

  test('[CONN-110] [CONN-212] begins anew with another one', async () => {
    page = await openPage('start');
    page.press('NEXT');
    expect(page.chosen()).toBe('start 1');
    page.openFor('calls');
    expect(page.chosen()).toBe('calls 0');
  });

  test('goes on where it was left with the same one', async () => {
    page = await openPage('start');
    page.press('NEXT');
    page.openFor('start');
    expect(page.chosen()).toBe('start 1');
  });

  test('begins anew with the same one when that is done, or when the visitor is at the list again', async () => {
    page = await openPage('start');
    page.press('END');
    expect(page.chosen()).toBe('done');
    page.openFor('start');
    expect(page.chosen()).toBe('start 0');
    page.press('BACK');
    page.openFor('start');
    expect(page.chosen()).toBe('start 0');
  });

  test('chosen by hand in the list, it is the same one too', async () => {
    page = await openPage();
    page.press('CHOOSE:start');
    page.press('NEXT');
    page.openFor('start');
    expect(page.chosen()).toBe('start 1');
  });
});

test('what is chosen may have any sign in it', () => {
  expect(readLocalEvent('CHOOSE:a:b')).toEqual({ type: 'CHOOSE', choice: 'a:b' });
  expect(readLocalEvent('BACK')).toEqual({ type: 'BACK' });
});
