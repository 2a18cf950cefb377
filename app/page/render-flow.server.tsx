import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { FlowDefinition } from '#registry/define-flow';
import type { FlowPlace } from '#flows/kit/engine/flow-place';
import type { FlowState, HandedOver, PageFlows } from '#flows/kit/engine/flow-state';
import { requireFlowView } from '#app/catalog.server';
import type { BeginRecalled } from '#app/flow-engine/recall';
import { DATA_ATTRIBUTE, ROOT_ATTRIBUTE } from '#app/enhance/flow-attributes';
import { FlowRoot, toFlowIdPrefix } from './flow-root';
import { named, type RenderedHtml } from './render-static.server';

interface StandingFlow {
  definition: FlowDefinition;
  instance: string;
  props: unknown;
  /** The id of the window that it stands in. */
  windowId: string | null;
  /** Where the addresses of its steps begin; left out where they have none. */
  stepsAt?: string | null;
}

/** Where a flow of a page stands: at its first step, or where a post without scripts has led it. */
export function toPlace(
  { definition, instance, props, windowId, stepsAt = null }: StandingFlow,
  answer: PageFlows | null,
  recall: BeginRecalled = () => undefined,
): FlowPlace {
  const state = answer?.flows[instance] ?? toBegun({ definition, instance, props }, answer?.handed);
  const peers = Object.values(answer?.flows ?? {})
    .filter((peer) => peer.instance !== instance)
    .map((peer) => [peer.instance, peer.sealed] as const);
  const begun = state === undefined ? recall({ definition, instance, props }) : undefined;
  return {
    instance,
    windowId,
    identity: definition.identity?.(props) ?? '',
    posted: state === undefined ? null : { state, isTarget: answer?.target === instance, peers },
    ...(begun !== undefined && { begun }),
    ...(stepsAt !== null && { stepsAt }),
  };
}

/** Where a visitor begins whom another page has sent: with fields that are filled in, or at the step that has waited. */
function toBegun(
  { definition, instance, props }: Pick<StandingFlow, 'definition' | 'instance' | 'props'>,
  handed: HandedOver | undefined,
): FlowState | undefined {
  if (handed?.flow !== definition.type) return undefined;
  const { state, values, note, back } = handed;
  if (state !== undefined) return state.instance === instance ? state : undefined;
  const snapshot = definition.machine.start(props);
  const sentWith = note === undefined ? {} : { sentWith: { note, ...(back && { back }) } };
  return { instance, snapshot, sealed: '', turn: 0, ...(values && { values }), ...sentWith };
}

/** The last HTML of each flow at its beginning, with what it was made from. */
const lastBegun = new WeakMap<object, RenderedHtml & { data: string }>();

/**
 * The HTML of a flow: a React root of its own inside a page of ready HTML. The browser takes it over when a visitor
 * comes near (docs/decisions/0014); until then its forms post by themselves. Throws what the view throws.
 *
 * The HTML of a flow's beginning is kept for `component` and used again while props and place stay the same. HTML with
 * what a visitor has typed is never kept.
 */
export function renderFlow(
  component: object,
  { type }: FlowDefinition,
  props: unknown,
  place: FlowPlace,
): RenderedHtml {
  const data = JSON.stringify({ props, place });
  if (place.posted !== null || place.begun !== undefined) return renderWith(type, props, place, data);
  const known = lastBegun.get(component);
  if (known?.data === data) return known;
  const rendered = { ...renderWith(type, props, place, data), data };
  lastBegun.set(component, rendered);
  return rendered;
}

function renderWith(type: string, props: unknown, place: FlowPlace, data: string): RenderedHtml {
  const root = createElement(FlowRoot, { view: requireFlowView(type), props, place });
  const html = renderToString(root, { identifierPrefix: toFlowIdPrefix(place) });
  const attributes = { [ROOT_ATTRIBUTE]: type, [DATA_ATTRIBUTE]: data };
  return named(
    renderToStaticMarkup(createElement('div', { ...attributes, dangerouslySetInnerHTML: { __html: html } })),
  );
}
