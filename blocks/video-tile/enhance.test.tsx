// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { makePlayable } from '#blocks/ui/testing/silent-video';
import { block } from './block';
import enhance from './enhance';
import { MEDIA_TILE_VIDEO_PAUSE_BREAKPOINT } from './pause-breakpoint';
import View from './view';

const poster = { src: '/media/cctv.svg', width: 480, height: 320, alt: '' };

let width = 1280;
let isCalm = false;

/** What the window answers to the two questions that are asked of it. */
function matchMedia(query: string) {
  const max = /max-width: (\d+)px/.exec(query)?.[1];
  return {
    get matches() {
      return max === undefined ? isCalm : width <= Number(max);
    },
  };
}

function start() {
  const items = [{ title: 'Умный дом', poster, videoSrc: '/media/house.mp4' }];
  const page = renderHtml(<View id="films" props={block.props.parse({ items })} data={null} />);
  const { isPlaying } = makePlayable(find(page, 'video'));
  const report = vi.fn();
  const controller = new AbortController();
  enhance(page, { signal: controller.signal, report });
  const tile = find(page, '[data-tile]');
  const point = (event: string, pointerType = 'mouse') =>
    tile.dispatchEvent(Object.assign(new Event(event), { pointerType }));
  return { page, report, controller, point, button: find(page, 'button'), isPlaying };
}

function resize(to: number): void {
  width = to;
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(300);
}

beforeEach(() => {
  vi.useFakeTimers();
  width = 1280;
  isCalm = false;
  vi.stubGlobal('matchMedia', matchMedia);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the film of a tile', () => {
  test('plays under the pointer and stops when it leaves', () => {
    const { page, point, isPlaying } = start();
    point('pointerenter');
    expect(isPlaying()).toBe(true);
    expect(find(page, '[data-film]').hasAttribute('data-playing')).toBe(true);
    point('pointerleave');
    expect(isPlaying()).toBe(false);
    expect(find(page, '[data-film]').hasAttribute('data-playing')).toBe(false);
  });

  test('plays and stops by a button that says what it does', () => {
    const { button, isPlaying } = start();
    expect(button.getAttribute('aria-label')).toBe('Смотреть видео: Умный дом');
    button.click();
    expect(isPlaying()).toBe(true);
    expect(button.getAttribute('aria-label')).toBe('Остановить видео: Умный дом');
    button.click();
    expect(isPlaying()).toBe(false);
  });

  test('waits for its button under a finger and where motion is not wanted', () => {
    const { point, isPlaying, button } = start();
    point('pointerenter', 'touch');
    expect(isPlaying()).toBe(false);
    isCalm = true;
    point('pointerenter');
    expect(isPlaying()).toBe(false);
    button.click();
    expect(isPlaying()).toBe(true);
  });

  test('[BLK-262] stands still below 768 px, one constant', () => {
    expect(MEDIA_TILE_VIDEO_PAUSE_BREAKPOINT).toBe(768);
    const { point, isPlaying, button } = start();
    resize(768);
    point('pointerenter');
    expect(isPlaying()).toBe(true);
    resize(767);
    expect(isPlaying()).toBe(false);
    expect(button.hidden).toBe(true);
    point('pointerenter');
    expect(isPlaying()).toBe(false);
  });

  test('counts as watched after 3 seconds without a break, once', () => {
    const { point, report } = start();
    point('pointerenter');
    vi.advanceTimersByTime(2999);
    point('pointerleave');
    vi.advanceTimersByTime(5000);
    expect(report).not.toHaveBeenCalled();
    point('pointerenter');
    vi.advanceTimersByTime(3000);
    expect(report).toHaveBeenCalledWith({ event: 'video_watch', block: 'films' });
    point('pointerleave');
    point('pointerenter');
    vi.advanceTimersByTime(3000);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('shorter than 3 seconds counts too, though it begins anew', () => {
    const { page, point, report } = start();
    point('pointerenter');
    vi.advanceTimersByTime(2000);
    find(page, 'video').dispatchEvent(new Event('playing'));
    vi.advanceTimersByTime(1000);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('stops when the block leaves the page', () => {
    const { point, report, controller, isPlaying } = start();
    point('pointerenter');
    controller.abort();
    vi.advanceTimersByTime(5000);
    expect(isPlaying()).toBe(false);
    expect(report).not.toHaveBeenCalled();
  });
});
