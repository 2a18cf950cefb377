// @vitest-environment jsdom
// Alone: what watches a visit goes on listening in the window.
import { beforeEach, expect, test, vi } from 'vitest';
import { watchVisit } from './start-shell-scripts';

const observe = vi.fn();

beforeEach(() => {
  observe.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(function (this: object) {
      Object.assign(this, { observe });
    }),
  );
  document.body.innerHTML = '<div data-banner="top"></div><footer data-footer></footer>';
});

test('it is watched how far a visitor comes, and which banners are seen', () => {
  watchVisit();
  expect(observe).toHaveBeenCalledTimes(2);
});

test('the look of an editor is nobody’s visit', () => {
  document.documentElement.setAttribute('data-preview', 'true');
  watchVisit();
  expect(observe).not.toHaveBeenCalled();
});
