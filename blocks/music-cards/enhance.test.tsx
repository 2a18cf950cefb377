// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import { HALF_TURN_MS } from './limits';
import View from './view';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const front = { title: 'Созвучие' };
const back = { title: 'Как слушать', appStoreLink: 'https://apps.apple.example/chord' };

function start({ reducedMotion = false } = {}) {
  const playlist = [{ title: 'Позывные' }];
  const props = { cards: [{ front, back, playlist, promo: true }, { front: { title: 'Без оборота' } }] };
  const page = renderHtml(<View id="music" props={block.props.parse(props)} data={null} />);
  document.body.append(page);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  const report = vi.fn();
  const controller = new AbortController();
  enhance(page, { signal: controller.signal, report });
  const summary = find(page, '[data-flip] > summary');
  const details = find(page, '[data-flip]');
  const face = find(page, '[data-front]');
  return { page, report, controller, summary, details, face, wayBack: find(page, '[data-return]') };
}

describe('a music card', () => {
  test('[BLK-248] flips from front to back and again to the front', () => {
    const { summary, details, face, wayBack, report } = start();
    expect([details.hasAttribute('open'), face.hasAttribute('inert')]).toEqual([false, false]);

    summary.click();
    vi.advanceTimersByTime(2 * HALF_TURN_MS);
    expect([details.hasAttribute('open'), face.hasAttribute('inert')]).toEqual([true, true]);
    expect(document.activeElement).toBe(wayBack);

    wayBack.click();
    vi.advanceTimersByTime(2 * HALF_TURN_MS);
    expect([details.hasAttribute('open'), face.hasAttribute('inert')]).toEqual([false, false]);
    expect(document.activeElement).toBe(summary);
    expect(report.mock.calls.map(([event]) => event)).toEqual([
      { event: 'card_flip', block: 'music', position: 1, side: 'back' },
      { event: 'card_flip', block: 'music', position: 1, side: 'front' },
    ]);
  });

  test('changes its side when it stands edgeways, in the middle of the turn', () => {
    const { page, summary, details } = start();
    const card = find(page, '[data-card]');
    summary.click();
    vi.advanceTimersByTime(HALF_TURN_MS - 1);
    expect([card.dataset['turn'], details.hasAttribute('open')]).toEqual(['out', false]);
    vi.advanceTimersByTime(1);
    expect([card.dataset['turn'], details.hasAttribute('open')]).toEqual(['rest', true]);
    vi.advanceTimersByTime(HALF_TURN_MS);
    expect(card.dataset['turn']).toBeUndefined();
  });

  test('is not turned by a second click while it turns', () => {
    const { summary, details, report } = start();
    summary.click();
    summary.click();
    vi.advanceTimersByTime(4 * HALF_TURN_MS);
    expect(details.hasAttribute('open')).toBe(true);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('shows the other side at once where motion is not welcome', () => {
    const { summary, details, page } = start({ reducedMotion: true });
    summary.click();
    expect(details.hasAttribute('open')).toBe(true);
    expect(find(page, '[data-card]').dataset['turn']).toBeUndefined();
  });

  test('without a back stays as it is', () => {
    const { page } = start();
    expect(
      [...page.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset['side']),
    ).toEqual(['front', undefined]);
  });

  test('reports a store that is opened', () => {
    const { page, report } = start();
    const link = find(page, '[data-store]');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(report).toHaveBeenCalledWith({ event: 'store_open', store: 'app-store' });
  });

  test('reports its playlist opening and closing', async () => {
    vi.useRealTimers();
    const { page, report } = start();
    const playlist = find(page, '[data-playlist]');
    for (const isOpen of [true, false]) {
      playlist.toggleAttribute('open', isOpen);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(report.mock.calls.map(([event]) => event)).toEqual([
      { event: 'playlist_open', block: 'music', position: 1 },
      { event: 'playlist_close', block: 'music', position: 1 },
    ]);
  });

  test('does nothing once the block has left the page', () => {
    const { controller, summary, details, report } = start();
    summary.click();
    controller.abort();
    vi.advanceTimersByTime(2 * HALF_TURN_MS);
    expect(details.hasAttribute('open')).toBe(false);
    expect(report).toHaveBeenCalledTimes(1);
  });
});
