// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toIdPrefix } from '#app/page/render-static.server';
import { cases, renderExample, toElement, toViewProps } from './render-example';

/** Browsers have them; jsdom does not, and nothing is laid out in it. */
class SilentObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
});

afterEach(() => {
  act(() => root?.unmount());
  root = null;
});

/** A container is hydrated when it holds something live. */
const alive = cases.filter(({ block }) => block.hydration !== 'none' || block.container === true);

describe.each(alive)('the example $name', (one) => {
  test('is hydrated without a difference or a warning', () => {
    const host = document.createElement('div');
    host.innerHTML = renderExample(one);
    document.body.replaceChildren(host);
    const before = host.textContent;
    const onRecoverableError = vi.fn();
    act(() => {
      const identifierPrefix = toIdPrefix(toViewProps(one).id);
      root = hydrateRoot(host, toElement(one), { identifierPrefix, onRecoverableError });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(host.textContent).toBe(before);
  });
});

test('some blocks run in the browser', () => {
  expect(alive.length).toBeGreaterThan(0);
});
