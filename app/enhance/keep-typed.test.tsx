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

test('what was typed before React came is in the field, and React knows of it', async () => {
  const { host, field, count } = openForm();
  field.value = '9261112233';
  const giveBack = keepTyped(host);
  act(() => void hydrateRoot(host, <Form />));
  await act(async () => giveBack());
  expect([field.value, count()]).toEqual(['9261112233', '10']);
});

test('so it is with what was typed while React came', async () => {
  const { host, field, count } = openForm();
  const giveBack = keepTyped(host);
  field.value = '926';
  act(() => void hydrateRoot(host, <Form />));
  await act(async () => giveBack());
  expect([field.value, count()]).toEqual(['926', '3']);
});

test('a field that nobody has touched stays as it was', async () => {
  const { host, field, count } = openForm();
  const giveBack = keepTyped(host);
  act(() => void hydrateRoot(host, <Form />));
  await act(async () => giveBack());
  expect([field.value, count()]).toEqual(['', '0']);
});

function Choices() {
  const [plan, setPlan] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [sum, setSum] = useState('100');
  return (
    <form>
      {['one', 'family'].map((value) => (
        <input
          key={value}
          type="radio"
          name="plan"
          value={value}
          checked={plan === value}
          onChange={() => setPlan(value)}
        />
      ))}
      <input type="checkbox" checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)} />
      <select value={sum} onChange={({ target }) => setSum(target.value)}>
        <option>100</option>
        <option>300</option>
      </select>
      <output>{[plan, isAgreed, sum].join(' ')}</output>
    </form>
  );
}

test('so it is with what was chosen', async () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<Choices />);
  document.body.replaceChildren(host);
  for (const field of host.querySelectorAll<HTMLInputElement>('[value="family"], [type="checkbox"]'))
    field.click();
  const select = host.querySelector('select');
  if (select === null) throw new Error('the form has a list');
  select.value = '300';
  const giveBack = keepTyped(host);
  act(() => void hydrateRoot(host, <Choices />));
  await act(async () => giveBack());
  expect(host.querySelector('output')?.textContent).toBe('family true 300');
});
