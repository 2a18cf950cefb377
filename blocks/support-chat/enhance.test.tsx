// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { eventually } from '#tests/eventually';
import { block } from './block';
import enhance, { CHAT_HIDDEN_COOKIE, CHAT_HIDDEN_COOKIE_DAYS } from './enhance';
import { CHAT_NUMBER_KEY, CHAT_NUMBER_MS } from './kept-number';
import View from './view';

const NUMBER = '+7 (926) 111 - 22 - 33';
const report = vi.fn();
let page: AbortController;

beforeEach(() => {
  page = new AbortController();
  report.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
  localStorage.clear();
  document.cookie = `${CHAT_HIDDEN_COOKIE}=; Path=/; Max-Age=0`;
});

/** To another page. */
function leave() {
  page.abort();
  page = new AbortController();
  document.body.innerHTML = '';
}

function visit() {
  const host = renderHtml(
    <View id="support" props={block.props.parse({})} data={null}>
      <div data-flow-root="chat-opener">
        <input type="tel" name="msisdn" defaultValue="" />
      </div>
    </View>,
  );
  document.body.append(host);
  enhance(host, { signal: page.signal, report });
  return {
    host,
    state: () => find(host, '[data-chat]').dataset['chat'],
    trigger: find(host, '[data-bubble]'),
    root: find(host, '[data-flow-root]'),
    field: find(host, 'input') as HTMLInputElement,
    fault: find(host, '[data-chat-fault]'),
    content: find(host, '[data-chat-content]'),
    open: () => find(host, '[data-bubble] a').click(),
    /** Until the history has gone back. */
    async close() {
      find(host, '[data-overlay-close]').click();
      await eventually(() => expect(location.hash).toBe(''));
    },
  };
}

function type(field: HTMLInputElement, value: string) {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('the icon of the chat', () => {
  test('[CHAT-01] appears, and opens the window', () => {
    const { trigger, open, host } = visit();
    expect(trigger.hidden).toBe(false);
    open();
    expect(find(host, '#chat').hasAttribute('open')).toBe(true);
    expect(report).toHaveBeenCalledExactlyOnceWith({ event: 'popup_open', popup: 'chat' });
  });

  test('[CHAT-04] [CHAT-06] can be hidden; a cookie keeps it away for a day, and not longer', () => {
    const stored = vi.spyOn(document, 'cookie', 'set');
    const { trigger } = visit();
    find(trigger, '[data-bubble-close]').click();
    expect(trigger.hidden).toBe(true);
    expect(CHAT_HIDDEN_COOKIE_DAYS).toBe(1);
    expect(stored).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^support_chat_hidden=1; Path=\/; Max-Age=86400;/),
    );
    const next = visit();
    expect(next.trigger.hidden).toBe(true);
    // The browser drops the cookie.
    document.cookie = `${CHAT_HIDDEN_COOKIE}=; Path=/; Max-Age=0`;
    expect(visit().trigger.hidden).toBe(false);
  });

  test('hidden, it leaves the window to other links', () => {
    find(visit().trigger, '[data-bubble-close]').click();
    leave();
    const { host } = visit();
    host.insertAdjacentHTML('beforeend', '<a id="other" href="#chat">Чат</a>');
    find(host, '#other').click();
    expect(find(host, '#chat').hasAttribute('open')).toBe(true);
  });
});

describe('the window of the chat', () => {
  test('[CHAT-03] is closed, opening until its flow has come to life, then open, and closed again', async () => {
    const { state, open, root, close } = visit();
    expect(state()).toBe('closed');
    open();
    await eventually(() => expect(state()).toBe('opening'));
    root.setAttribute('data-flow-ready', '');
    await eventually(() => expect(state()).toBe('open'));
    await close();
    await eventually(() => expect(state()).toBe('closed'));
  });

  test('[CHAT-07] [CHAT-08] says that it could not be loaded, and loads again on a click', () => {
    const { root, fault, content, open } = visit();
    const retried = vi.fn();
    root.addEventListener('flow-load-retry', retried);
    open();
    expect(fault.hidden).toBe(true);
    root.dispatchEvent(new CustomEvent('flow-load-failed', { bubbles: true }));
    expect([fault.hidden, content.hidden]).toEqual([false, true]);
    expect(fault.textContent).toContain('Не удалось загрузить данные');
    const reload = find(fault, 'button');
    expect(reload.textContent).toBe('Обновить');
    reload.click();
    expect(retried).toHaveBeenCalledTimes(1);
    expect([fault.hidden, content.hidden]).toEqual([true, false]);
  });
});

describe('the number that was typed', () => {
  test('[CHAT-05] [CHAT-06] is there again within 30 minutes, and gone after that', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    type(visit().field, NUMBER);
    leave();
    vi.advanceTimersByTime(CHAT_NUMBER_MS - 1);
    const heard = vi.fn();
    document.body.addEventListener('input', heard, { signal: page.signal });
    expect(visit().field.value).toBe(NUMBER);
    // As if typed: what listens to the field hears of it.
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    vi.advanceTimersByTime(1);
    expect(CHAT_NUMBER_MS).toBe(30 * 60 * 1000);
    expect(visit().field.value).toBe('');
    expect(localStorage.getItem(CHAT_NUMBER_KEY)).toBeNull();
  });

  test('[CHAT-05] is kept no longer because a script that came late writes it with its mask', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { field } = visit();
    type(field, NUMBER.replace(/\D/g, '').slice(1));
    vi.advanceTimersByTime(CHAT_NUMBER_MS - 1);
    type(field, NUMBER);
    expect(localStorage.getItem(CHAT_NUMBER_KEY)).toContain(NUMBER);
    leave();
    vi.advanceTimersByTime(1);
    expect(visit().field.value).toBe('');
  });

  test('is there again when the window is opened anew with an empty field', async () => {
    const { field, open, close, state } = visit();
    type(field, NUMBER);
    open();
    await eventually(() => expect(state()).toBe('opening'));
    await close();
    await eventually(() => expect(state()).toBe('closed'));
    field.value = '';
    open();
    await eventually(() => expect(field.value).toBe(NUMBER));
  });

  test('is forgotten when the field is emptied, and nothing else is kept', () => {
    const { field, host } = visit();
    type(field, NUMBER);
    type(field, '+7');
    expect(localStorage.getItem(CHAT_NUMBER_KEY)).toBeNull();
    host.querySelector('[data-flow-root]')?.insertAdjacentHTML('beforeend', '<input name="code" />');
    type(find(host, '[name="code"]') as HTMLInputElement, '123456');
    expect(localStorage).toHaveLength(0);
  });

  test('does no harm where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    const { field, trigger } = visit();
    type(field, NUMBER);
    expect(trigger.hidden).toBe(false);
    vi.restoreAllMocks();
  });
});
