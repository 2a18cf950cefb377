// @vitest-environment jsdom
import { createElement, act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registry, requireFlowView } from '#app/catalog.server';
import { FlowRoot, toFlowIdPrefix } from '#app/page/flow-root';
import { toPlace } from '#app/page/render-flow.server';

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

/** Every example of every flow, on a page that was only read. */
const cases = registry.all().flatMap((definition) =>
  definition.kind === 'flow'
    ? definition.examples.map(({ name, props }) => ({
        definition,
        name: `${definition.type}: ${name}`,
        props,
      }))
    : [],
);

describe.each(cases)('the flow $name', ({ definition, props }) => {
  test('is hydrated without a difference or a warning', () => {
    const parsed = definition.props.parse(props);
    const place = toPlace({ definition, instance: 'flow-1', props: parsed, windowId: null }, null);
    const element = createElement(FlowRoot, { view: requireFlowView(definition.type), props: parsed, place });
    const identifierPrefix = toFlowIdPrefix(place);
    const host = document.createElement('div');
    host.innerHTML = renderToString(element, { identifierPrefix });
    document.body.replaceChildren(host);
    const before = host.textContent;
    const onRecoverableError = vi.fn();
    act(() => {
      root = hydrateRoot(host, element, { identifierPrefix, onRecoverableError });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(host.textContent).toBe(before);
  });
});

test('there are flows', () => {
  expect(cases.length).toBeGreaterThan(0);
});
