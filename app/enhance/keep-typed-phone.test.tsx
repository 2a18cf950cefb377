// @vitest-environment jsdom
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { FlowContext } from '#flows/kit/engine/flow-context';
import { PhoneField } from '#flows/kit/phone/phone-field';
import { rememberPhone } from '#flows/kit/phone/remembered-phones';
import { createFlow } from '#flows/kit/testing/mount-in-flow';
import { keepTyped } from './keep-typed';

const FLOW = createFlow();

/** As the root of a flow: it says when React has taken over. */
function Root({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <FlowContext.Provider value={FLOW}>
      <PhoneField label="Номер" remember="loan" />
    </FlowContext.Provider>
  );
}

/** The field, once React has taken over and has looked for the numbers that the browser remembers. */
async function comeToLife(typed: string, { isFocused = false } = {}): Promise<HTMLInputElement> {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<Root onReady={() => undefined} />);
  document.body.replaceChildren(host);
  const field = host.querySelector('input');
  if (field === null) throw new Error('there is no field');
  field.value = typed;
  if (isFocused) field.focus();
  const giveBack = keepTyped(host);
  startTransition(() => void hydrateRoot(host, <Root onReady={giveBack} />));
  await vi.waitFor(() => expect(host.querySelector('datalist')).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  return field;
}

afterEach(() => localStorage.clear());

test.each([
  ['another number', '+7 (926) 111 - 22 - 33'],
  ['the beginning of one', '+7 (926) 1'],
])(
  'a remembered number does not take the place of what was typed before React came: %s',
  async (_, typed) => {
    rememberPhone('loan', '79264445566', Date.now());
    expect((await comeToLife(typed)).value).toBe(typed);
  },
);

test('a remembered number is filled in where nothing was typed', async () => {
  rememberPhone('loan', '79264445566', Date.now());
  expect((await comeToLife('')).value).toBe('+7 (926) 444 - 55 - 66');
});

test('a remembered number is offered, not filled in, to a visitor who has come to the field already', async () => {
  rememberPhone('loan', '79264445566', Date.now());
  const field = await comeToLife('', { isFocused: true });
  expect([field.value, field.list?.options.length]).toEqual(['', 1]);
});
