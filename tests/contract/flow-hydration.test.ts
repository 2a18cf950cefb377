// @vitest-environment jsdom
import { act, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requireFlowView } from '#app/catalog.server';
import { toExampleProps } from '#registry/define-flow';
import { FlowRoot, toFlowIdPrefix } from '#app/page/flow-root';
import { renderFlow, toPlace } from '#app/page/render-flow.server';
import { flowCases } from './flow-cases';

/** Browsers have it; jsdom does not, and nothing is laid out in it. */
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

/** The same for each step, since it is a part of ids: two that look alike are so in every sign. */
const INSTANCE = 'step';

/** Every step of each flow, as the answer to a post without scripts brings it. */
const steps = flowCases.flatMap(({ flow, walk }) =>
  walk.visits.map(({ example, snapshot }, index) => {
    const given = flow.examples.find(({ name }) => name === example);
    const props = given && toExampleProps(flow, given);
    const state = { instance: INSTANCE, snapshot, sealed: 'sealed', turn: 1 };
    const answer = { target: INSTANCE, flows: { [INSTANCE]: state } };
    const place = toPlace({ definition: flow, instance: INSTANCE, props, windowId: null }, answer);
    const name = `${flow.type} «${example}» ${index} ${snapshot.state}`;
    return { name, flow, props, place };
  }),
);

/** Every example as a page that was only read has it. */
const begun = flowCases.flatMap(({ flow }) =>
  flow.examples.map((example, index) => {
    const props = toExampleProps(flow, example);
    const standing = { definition: flow, instance: `example-${index}`, props, windowId: null };
    return { name: `${flow.type} «${example.name}»`, flow, props, place: toPlace(standing, null) };
  }),
);

/** What a browser is to take over, without the data that it does so by: of thousands of steps, hundreds differ in it. */
function toMarkup({ flow, props, place }: (typeof steps)[number]): string {
  return renderFlow({}, flow, props, place).html.replace(/ data-flow-data="[^"]*"/, '');
}

const distinct = new Map(steps.map((step) => [step.flow.type + toMarkup(step), step]));

describe.each([...begun, ...distinct.values()])('the step $name', ({ flow, props, place }) => {
  test('is hydrated without a difference or a warning', async () => {
    const html = renderFlow({}, flow, props, place).html;
    const page = document.createElement('div');
    page.innerHTML = html;
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
