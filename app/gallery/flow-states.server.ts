import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toExampleProps, type FlowDefinition } from '#registry/define-flow';
import type { InputGiven } from '#registry/read-action';
import { walkMachine, type Visit } from '#registry/walk-machine';
import { requireFlowView } from '#app/catalog.server';
import { FlowRoot, toFlowIdPrefix } from '#app/page/flow-root';
import { toPlace } from '#app/page/render-flow.server';
import { listStateErrors, type StateErrors } from './flow-errors';

/** A state as a visitor sees it, and the same with an error at each of its fields. */
export interface ShownState {
  visit: Visit;
  html: string;
  /** Null for a state that posts nothing. */
  withErrors: { html: string; errors: StateErrors } | null;
}

const known = new WeakMap<FlowDefinition, readonly ShownState[]>();

/**
 * What a flow can look like: its reachable snapshots, each look once. Examples that differ only in a title are told
 * apart by the states that show it. Throws what a view throws.
 */
export function listShownStates(flow: FlowDefinition): readonly ShownState[] {
  const states = known.get(flow) ?? showStates(flow);
  known.set(flow, states);
  return states;
}

function showStates(flow: FlowDefinition): ShownState[] {
  const { visits } = walkMachine(flow);
  const met = new Set<string>();
  const meet = (name: string): boolean => {
    const isNew = !met.has(name);
    met.add(name);
    return isNew;
  };
  const seen = visits.filter((visit) => {
    const { example, snapshot } = visit;
    const isNewLook = meet(`look ${renderState(flow, visit, 'look')}`);
    const isNewData = meet(`data ${JSON.stringify(snapshot)}`);
    // The words of an example are seen once in a state; what it leads to besides is seen always.
    return isNewLook && (meet(`words ${example} ${snapshot.state}`) || isNewData);
  });
  // All looks of a state stand together, the nearest states first.
  const states = [...new Set(seen.map(({ snapshot }) => snapshot.state))];
  const ordered = states.flatMap((state) => seen.filter(({ snapshot }) => snapshot.state === state));
  return ordered.map((visit, index) => {
    const html = renderState(flow, visit, `${flow.type}-${index}`);
    const errors = listStateErrors(flow, visit.snapshot.state, html, toGiven(flow, visit));
    if (errors === null) return { visit, html, withErrors: null };
    return {
      visit,
      html,
      withErrors: { errors, html: renderState(flow, visit, `${flow.type}-${index}-errors`, errors) },
    };
  });
}

/** What the inputs of a state's actions follow from. */
export function toGiven(flow: FlowDefinition, { example, snapshot }: Visit): InputGiven {
  const given = flow.examples.find(({ name }) => name === example);
  return { props: given && toExampleProps(flow, given), data: snapshot.data, now: Date.now() };
}

/** The HTML that the page of a flow would have in this state; nothing of it runs in the browser. */
function renderState(flow: FlowDefinition, visit: Visit, instance: string, errors?: StateErrors): string {
  const { snapshot } = visit;
  const { props } = toGiven(flow, visit);
  const state = { instance, snapshot, sealed: '', turn: 1, ...(errors && { errors }) };
  const place = toPlace(
    { definition: flow, instance, props, windowId: null },
    { target: '', flows: { [instance]: state } },
  );
  const root = createElement(FlowRoot, { view: requireFlowView(flow.type), props, place });
  return renderToStaticMarkup(root, { identifierPrefix: toFlowIdPrefix(place) });
}
