// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ToastHost } from '#blocks/ui/toast';
import { eventually } from '#tests/eventually';
import { MadeLink } from './made-link';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

test.each([
  ['is not there', undefined],
  ['refuses', { writeText: () => Promise.reject(new Error('not allowed')) }],
])('a link that the clipboard %s for is selected, and the studio says so', async (_, clipboard) => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  const address = 'http://moscow.localhost/p/secret';
  act(() =>
    root.render(
      <>
        <MadeLink path="/p/secret" address={address} expiresAt={0} />
        <ToastHost />
      </>,
    ),
  );

  const copy = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Скопировать');
  copy?.click();

  await eventually(() => expect(place.textContent).toContain('Ссылка выделена'));
  const field = document.activeElement;
  expect(field).toBeInstanceOf(HTMLInputElement);
  expect(field).toMatchObject({ value: address, selectionStart: 0, selectionEnd: address.length });
});
