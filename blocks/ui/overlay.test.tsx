// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOverlay, startOverlay } from './open-overlay';
import { Overlay, type OverlayProps } from './overlay';
import { BREAKPOINTS } from './breakpoints';
import { MODAL_TRANSITION_MS, POPUP_MOBILE_BREAKPOINT } from './overlay-measures';
import { find, renderHtml } from './testing/render-html';
import { eventually } from '#tests/eventually';
import { forgetDialogs } from '#tests/teach-dialogs';

const media = { isPhone: false, isCalm: true };
const report = vi.fn();
let page: AbortController;

beforeEach(() => {
  Object.assign(media, { isPhone: false, isCalm: true });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? media.isCalm : media.isPhone,
  }));
  page = new AbortController();
  report.mockClear();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  page.abort();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function show(props: Partial<OverlayProps> = {}) {
  const host = renderHtml(
    <>
      <a href="#terms" data-popup="terms">
        Условия
      </a>
      <Overlay id="terms" title="Условия подписки" {...props}>
        <p>Первый месяц бесплатно</p>
      </Overlay>
    </>,
  );
  document.body.append(host);
  const dialog = find(host, 'dialog') as HTMLDialogElement;
  const link = find(host, 'a');
  const panel = find(host, '[data-overlay-panel]');
  startOverlay(dialog, { signal: page.signal, report });
  return { dialog, link, panel };
}

const pressCross = (dialog: HTMLDialogElement) => find(dialog, '[data-overlay-close]').click();
const closed = (dialog: HTMLDialogElement) => eventually(() => expect(dialog.open).toBe(false));
const hashGone = () => eventually(() => expect(location.hash).toBe(''));
const css = ['overlay', 'overlay-motion']
  .map((name) => readFileSync(`blocks/ui/${name}.module.css`, 'utf8'))
  .join('\n');

describe('a window over the page', () => {
  test('opens by its link, takes the focus, and says whose it is in the address', () => {
    const { dialog, link } = show();
    link.click();
    expect(dialog.open).toBe(true);
    expect(document.activeElement?.textContent).toBe('Условия подписки');
    expect(location.hash).toBe('#terms');
    expect(report).toHaveBeenCalledWith({ event: 'popup_open', popup: 'terms' });
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true);
  });

  test('is opened for what its link names, with what goes with it, or else for what the window itself does', async () => {
    const { dialog, link } = show();
    const told: unknown[] = [];
    const note = () => told.push([dialog.dataset['openedFor'], dialog.dataset['openedWith']]);
    dialog.addEventListener('overlay-choice', note);
    const press = async () => {
      link.click();
      pressCross(dialog);
      await closed(dialog);
      await hashGone();
    };
    await press();
    Object.assign(dialog.dataset, { choice: 'build', choiceWith: '30_600' });
    await press();
    Object.assign(link.dataset, { choice: 'start' });
    await press();
    expect(told).toEqual([
      ['build', '30_600'],
      ['start', ''],
    ]);
  });

  test('is named by its title and holds its content while closed', () => {
    const { dialog } = show();
    const name = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(name?.textContent).toBe('Условия подписки');
    expect(dialog.textContent).toContain('Первый месяц бесплатно');
  });

  test.each([
    ['its cross', ({ dialog }) => pressCross(dialog)],
    ['Esc', ({ dialog }) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))],
    [
      'a click beside it',
      ({ dialog }) => ['mousedown', 'click'].forEach((type) => dialog.dispatchEvent(new MouseEvent(type))),
    ],
    ['Back', () => history.back()],
    ['the browser itself', ({ dialog }) => dialog.close()],
  ] satisfies [string, (shown: ReturnType<typeof show>) => void][])(
    'closes by %s: the focus returns, the page scrolls again, its hash and its entry are gone',
    async (_, close) => {
      const shown = show();
      shown.link.click();
      const entries = history.length;
      close(shown);
      await closed(shown.dialog);
      await hashGone();
      expect(document.activeElement).toBe(shown.link);
      expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
      expect(history.length).toBe(entries);
      expect(report.mock.calls.map(([{ event }]) => event)).toEqual(['popup_open', 'popup_close']);
    },
  );

  test('stays when a selection of its text ends beside it', () => {
    const { dialog, link, panel } = show();
    link.click();
    panel.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(dialog.dataset['step']).toBe('initial');
  });

  test('opens with the page whose hash is its own; closing takes the hash and leaves the history', () => {
    history.replaceState(null, '', '/#terms');
    const entries = history.length;
    const { dialog } = show();
    expect(dialog.open).toBe(true);
    pressCross(dialog);
    expect(location.hash).toBe('');
    expect(history.length).toBe(entries);
  });

  test('opens when the hash becomes its own', async () => {
    const { dialog } = show();
    location.hash = '#terms';
    await eventually(() => expect(dialog.open).toBe(true));
    location.hash = '#elsewhere';
    await closed(dialog);
    expect(location.hash).toBe('#elsewhere');
  });

  test('opens again at once while it is on its way out', async () => {
    const { dialog, link } = show();
    link.click();
    pressCross(dialog);
    openOverlay(dialog, link);
    await eventually(() => expect(location.hash).toBe('#terms'));
    await eventually(() => expect([dialog.open, dialog.dataset['step']]).toEqual([true, 'initial']));
  });

  test('lets go of the page when it leaves the document', () => {
    const { link } = show();
    link.click();
    page.abort();
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
  });

  test('without showModal stays an anchor: the link is followed, the cross is a link away', () => {
    forgetDialogs();
    const { dialog, link } = show();
    link.click();
    expect(dialog.hasAttribute('data-ready')).toBe(false);
    expect(find(dialog, '[data-overlay-close]').getAttribute('href')).toBe('#closed');
    expect(css).toMatch(/\.dialog:target:not\(\[data-ready\]\) \{\s*display: flex/);
  });

  test('[BLK-231] leaves in 190 ms', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    media.isCalm = false;
    const { dialog, link } = show();
    link.click();
    pressCross(dialog);
    vi.advanceTimersByTime(189);
    expect([dialog.open, dialog.dataset['step']]).toEqual([true, 'end']);
    vi.advanceTimersByTime(1);
    expect(dialog.open).toBe(false);
    expect(MODAL_TRANSITION_MS).toBe(190);
    expect(css).toContain('--overlay-transition: 190ms');
  });

  test('[BLK-101] [BLK-102] [BLK-105] narrower than 768 px it enters after 200 ms, in 200 ms', () => {
    expect(BREAKPOINTS[POPUP_MOBILE_BREAKPOINT]).toBe(768);
    const phone = /no-preference\) and \(max-width: 767px\) \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? '';
    expect(phone).toContain('animation-duration: 200ms');
    expect(phone).toContain('animation-delay: 200ms');
    expect(css.match(/animation-delay/g)).toHaveLength(1);
  });

  test('[BLK-104] the gutter is 20 px', () => {
    expect(css).toContain('--overlay-gutter: 20px');
    expect(css).toMatch(/\.dialog \{[^}]*padding: var\(--overlay-gutter\)/);
  });

  test('[BLK-103] moves up by what the on-screen keyboard covers, and back', () => {
    const viewport = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 });
    vi.stubGlobal('visualViewport', viewport);
    const { dialog, link } = show();
    Object.defineProperty(dialog, 'clientHeight', { value: 700 });
    link.click();
    const keyboard = () => dialog.style.getPropertyValue('--overlay-keyboard');
    viewport.height = 420;
    viewport.dispatchEvent(new Event('resize'));
    expect(keyboard()).toBe('280px');
    expect(css).toMatch(/max-width: 767px\) \{\s*\.dialog \{[^}]*padding-bottom: var\(--overlay-keyboard/);
    viewport.height = 700;
    viewport.dispatchEvent(new Event('resize'));
    expect(keyboard()).toBe('0px');
  });
});

describe('a sheet under a finger', () => {
  const touch = (panel: HTMLElement, type: string, y: number) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    panel.dispatchEvent(
      Object.assign(event, { touches: type === 'touchend' ? [] : [{ clientX: 0, clientY: y }] }),
    );
  };
  const pull = (panel: HTMLElement, distance: number) => {
    touch(panel, 'touchstart', 100);
    touch(panel, 'touchmove', 100 + distance / 2);
    touch(panel, 'touchmove', 100 + distance);
  };
  const open = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    Object.assign(media, { isPhone: true, isCalm: false });
    const shown = show({ variant: 'sheet' });
    Object.defineProperty(shown.panel, 'offsetHeight', { value: 400 });
    shown.link.click();
    return shown;
  };

  test('[BLK-228] [BLK-229] stays after a pull of half its height', () => {
    const { dialog, panel } = open();
    const step = () => dialog.dataset['step'];
    expect(step()).toBe('initial');
    pull(panel, 200);
    expect([step(), panel.style.getPropertyValue('--overlay-drag')]).toEqual(['move', '200px']);
    touch(panel, 'touchend', 0);
    expect([step(), panel.style.getPropertyValue('--overlay-drag')]).toEqual(['move-end', '']);
    vi.advanceTimersByTime(MODAL_TRANSITION_MS);
    expect([step(), dialog.open]).toEqual(['initial', true]);
  });

  test('[BLK-228] [BLK-229] closes after a longer one', () => {
    const { dialog, panel } = open();
    pull(panel, 201);
    touch(panel, 'touchend', 0);
    expect(dialog.dataset['step']).toBe('end');
    vi.advanceTimersByTime(MODAL_TRANSITION_MS);
    expect(dialog.open).toBe(false);
  });

  test('[BLK-230] does not follow while its content is scrolled', () => {
    const { dialog, panel } = open();
    panel.scrollTop = 30;
    pull(panel, 300);
    touch(panel, 'touchend', 0);
    expect([dialog.dataset['step'], dialog.open]).toEqual(['initial', true]);
  });

  test('does not follow upwards, sideways, or on a wide screen', () => {
    const { dialog, panel } = open();
    pull(panel, -300);
    expect(dialog.dataset['step']).toBe('initial');
    media.isPhone = false;
    pull(panel, 300);
    expect(dialog.dataset['step']).toBe('initial');
  });
});
