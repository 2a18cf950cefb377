// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { postFlow, toPost } from './post-flow';
import { eventually } from '#tests/eventually';

const ANSWER = { target: 'pay', flows: {} };

describe('a post', () => {
  test('goes to the page itself, for the action alone', async () => {
    history.replaceState(null, '', '/pay?utm_source=sms#promised');
    const fetched = vi.fn(async (_url: URL, _init: RequestInit) => Response.json(ANSWER));
    vi.stubGlobal('fetch', fetched);
    expect(await postFlow(new URLSearchParams({ msisdn: '79261112233' }))).toEqual(ANSWER);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(`${url?.pathname}${url?.search}${url?.hash}`).toBe('/pay?utm_source=sms&_data=root');
    expect([init?.method, String(init?.body)]).toEqual(['POST', 'msisdn=79261112233']);
  });

  test('waits for the one before it', async () => {
    const answers: ((response: Response) => void)[] = [];
    const fetched = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)));
    vi.stubGlobal('fetch', fetched);
    const first = postFlow(new URLSearchParams());
    const second = postFlow(new URLSearchParams());
    await eventually(() => expect(answers).toHaveLength(1));
    answers[0]?.(Response.json(ANSWER));
    await first;
    await eventually(() => expect(answers).toHaveLength(2));
    answers[1]?.(Response.json(ANSWER));
    expect(await second).toEqual(ANSWER);
  });

  test('is not sent from a page that an editor looks at', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    document.documentElement.setAttribute('data-preview', 'true');
    expect(await postFlow(new URLSearchParams())).toEqual({ failed: 'unsent' });
    document.documentElement.removeAttribute('data-preview');
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['offline', async () => new Response('<html>', { status: 200 })],
    ['refused', async () => new Response('no', { status: 403 })],
    ['refused', async () => new Response('no', { status: 502 })],
  ])('that fails is %s, and never a rejection', async (failed, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await postFlow(new URLSearchParams())).toEqual({ failed });
  });
});

test('a form is posted with the button that was pressed, and with no other', () => {
  document.body.innerHTML = `<form><input type="hidden" name="_action" value="confirm"><input name="code" value="1">
    <button name="_action" value="resend"></button><button name="_action" value="refresh"></button></form>`;
  const form = document.querySelector('form');
  const [resend] = document.querySelectorAll('button');
  if (form === null || resend === undefined) throw new Error('the form is there');
  expect(String(toPost(form, resend))).toBe('_action=confirm&code=1&_action=resend');
  expect(String(toPost(form, null))).toBe('_action=confirm&code=1');
});
