// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepTyped } from './keep-typed';

function Form() {
  const [text, setText] = useState('');
  return (
    <form>
      <input name="phone" value={text} onChange={({ target }) => setText(target.value)} />
      <input type="hidden" name="step" defaultValue="1" />
      <output>{text.length}</output>
    </form>
  );
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** The form as the server sent it, and its field. */
function openForm() {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(host);
  const field = host.querySelector('input');
  if (field === null) throw new Error('the form has a field');
  return { host, field, count: () => host.querySelector('output')?.textContent };
}

test('what was typed before React came is in the field, and React knows of it', () => {
  const { host, field, count } = openForm();
  field.value = '9261112233';
  const giveBack = keepTyped(host);
  act(() => void hydrateRoot(host, <Form />));
  act(giveBack);
  expect([field.value, count()]).toEqual(['9261112233', '10']);
});

test('so it is with what was typed while React came', () => {
  const { host, field, count } = openForm();
  const giveBack = keepTyped(host);
  field.value = '926';
  act(() => void hydrateRoot(host, <Form />));
  act(giveBack);
  expect([field.value, count()]).toEqual(['926', '3']);
});

test('a field that nobody has touched stays as it was', () => {
  const { host, field, count } = openForm();
  const giveBack = keepTyped(host);
  act(() => void hydrateRoot(host, <Form />));
  act(giveBack);
  expect([field.value, count()]).toEqual(['', '0']);
});
