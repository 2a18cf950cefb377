// @vitest-environment jsdom
import { act, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requireFlowView } from '#app/catalog.server';
import { FlowRoot, toFlowIdPrefix } from '#app/page/flow-root';
import { SilentObserver } from '#flows/kit/testing/silent-observer';
import { flowSteps, toStepHtml } from './flow-steps';

let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  // The next test has a history of its own.
  act(() => {
    history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  act(() => root?.unmount());
  root = null;
});

describe.each(flowSteps)('the step $name', (step) => {
  const { flow, props, place } = step;
  test('is hydrated without a difference or a warning', async () => {
    const page = document.createElement('div');
    page.innerHTML = toStepHtml(step);
    document.body.replaceChildren(page);
    const host = page.firstElementChild;
    if (host === null) throw new Error('a flow has a root element');
    const onRecoverableError = vi.fn();
    const onFault = vi.fn();
    // What a view does once it is there may take a moment: a form is judged.
    await act(async () => {
      root = hydrateRoot(
        host,
        createElement(FlowRoot, { view: requireFlowView(flow.type), props, place, onFault }),
        { identifierPrefix: toFlowIdPrefix(place), onRecoverableError },
      );
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(onFault).not.toHaveBeenCalled();
    const state = place.posted?.state.snapshot ?? flow.machine.start(props);
    expect(host.querySelector(`[data-state="${state.state}"]`)).not.toBeNull();
  });
});
