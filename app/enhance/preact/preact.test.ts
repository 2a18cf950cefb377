// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { jsx } from './jsx-runtime';
import { useEffect, useRef, useState, useSyncExternalStore } from './react';
import { hydrateRoot } from './react-dom-client';

/** What Preact by itself does otherwise than React, and flows count on. */

function takeOver(html: string, component: () => ReturnType<typeof jsx>): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  hydrateRoot(root, jsx(component, {}));
  return root;
}

/** After the renders that are due, and those that come of them. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

afterEach(() => document.body.replaceChildren());

test('a field shows what its component says: a letter that it refuses goes away', async () => {
  const root = takeOver('<input value="12">', () => {
    const [text, setText] = useState('12');
    const change = ({ target }: { target: HTMLInputElement }) => setText(target.value.replace(/\D/g, ''));
    return jsx('input', { value: text, onChange: change });
  });
  await settle();
  const field = root.querySelector('input');
  const type = async (text: string) => {
    if (field !== null) field.value = text;
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settle();
    return field?.value;
  };
  expect(await type('12a')).toBe('12');
  expect(await type('123')).toBe('123');
});

test('a tick stays where somebody further up renders everything at the first event that tells of it', async () => {
  const root = takeOver('<div><input type="checkbox"></div>', () => {
    const [isTicked, setTicked] = useState(false);
    const [, setCount] = useState(0);
    const change = ({ target }: { target: HTMLInputElement }) => setTicked(target.checked);
    return jsx('div', {
      onInput: () => setCount((count) => count + 1),
      children: jsx('input', { type: 'checkbox', checked: isTicked, onChange: change }),
    });
  });
  await settle();
  const box = root.querySelector('input');
  if (box !== null) box.checked = true;
  box?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settle();
  box?.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  expect(box?.checked).toBe(true);
});

test('a part of a drawing takes the focus', async () => {
  const root = takeOver('', () => jsx('svg', { children: jsx('g', { tabIndex: 0 }) }));
  await settle();
  root.querySelector('g')?.focus();
  expect(document.activeElement).toBe(root.querySelector('g'));
});

test('a spelling that is not to be checked says so', async () => {
  const root = takeOver('', () => jsx('input', { spellCheck: false }));
  await settle();
  expect(root.querySelector('input')?.getAttribute('spellcheck')).toBe('false');
});

test('a ref of such a field is its element', async () => {
  const seen: unknown[] = [];
  const root = takeOver('<input value="12">', () => {
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => {
      seen.push(field.current);
    }, []);
    return jsx('input', { ref: field, value: '12', onChange: () => undefined });
  });
  await settle();
  expect(seen).toEqual([root.querySelector('input')]);
});

test('what a store says in the browser alone comes into the HTML that the server has made, into its attributes too', async () => {
  const root = takeOver('<p title="server">server</p>', () => {
    const where = useSyncExternalStore(
      () => () => undefined,
      () => 'browser',
      () => 'server',
    );
    return jsx('p', { title: where, children: where });
  });
  expect(root.innerHTML).toBe('<p title="server">server</p>');
  await settle();
  expect(root.innerHTML).toBe('<p title="browser">browser</p>');
});

test('what a flow does once it is taken over is done before the browser takes the next press', async () => {
  const seen: string[] = [];
  takeOver('', () => {
    useEffect(() => {
      seen.push('given back');
    }, []);
    return jsx('p', {});
  });
  await Promise.resolve();
  expect(seen).toEqual(['given back']);
});

test('a store that says the same in the browser renders nothing anew, and is followed from then on', async () => {
  let text = 'the same';
  const listeners = new Set<() => void>();
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  let renders = 0;
  const root = takeOver('<p>the same</p>', () => {
    renders += 1;
    const told = useSyncExternalStore(
      follow,
      () => text,
      () => 'the same',
    );
    return jsx('p', { children: told });
  });
  await settle();
  expect(renders).toBe(1);
  text = 'another';
  listeners.forEach((listener) => listener());
  await settle();
  expect(root.innerHTML).toBe('<p>another</p>');
});
