import type { LoaderFunctionArgs, TypedResponse } from '@remix-run/node';
import { createElement } from 'react';
import type { FlowDefinition } from '#registry/define-flow';
import { measureFlow } from '#app/page/block-bytes.server';
import { FlowHeadView } from './flow-head-view';
import { FlowReferenceView } from './flow-reference-view';
import { FlowStateView } from './flow-state-view';
import { listShownStates, type ShownState } from './flow-states.server';
import { findGalleryAssets } from './gallery-assets.server';
import { findGalleryFlow } from './gallery-entries.server';
import { GalleryPage, type GalleryPageData } from './gallery-page.server';
import { readGalleryView } from './gallery-view';
import { requireGallery } from './require-gallery.server';

/** `/dev/flows/TYPE`: a flow's diagram, every state, every error, its actions and events. */
export function flowLoader({ request, params, context }: LoaderFunctionArgs): TypedResponse<GalleryPageData> {
  requireGallery(context);
  const flow = findGalleryFlow(params['type']);
  if (flow === null) throw new Response('No such flow', { status: 404 });
  const view = readGalleryView(new URL(request.url).searchParams);
  const page = new GalleryPage(`${flow.label} — галерея сценариев`, view);
  const states = nameStates(flow, listShownStates(flow));
  const contents = states.map(({ name }, index) => ({ name, anchor: `state-${index}` }));
  const head = { flow, contents, view, bytes: measureFlow(flow), ownAudience: context.facts.audience };
  page.addView('head', createElement(FlowHeadView, head));
  for (const [index, { name, state }] of states.entries()) {
    const isFinal = flow.machine.isFinal(state.visit.snapshot.state);
    page.addView(
      `state-${index}`,
      createElement(FlowStateView, { type: flow.type, index, name, state, isFinal, view }),
    );
  }
  page.addView('reference', createElement(FlowReferenceView, { flow }));
  page.addTypes([flow.type]);
  return page.send(context, findGalleryAssets());
}

interface NamedState {
  name: string;
  state: ShownState;
}

/** `code`, `code 2`; `phone (со своими словами)` where it is another example that looks so. */
export function nameStates(
  { examples }: Pick<FlowDefinition, 'examples'>,
  states: readonly ShownState[],
): NamedState[] {
  const counts = new Map<string, number>();
  return states.map((state) => {
    const { snapshot, example } = state.visit;
    const base = example === examples[0]?.name ? snapshot.state : `${snapshot.state} (${example})`;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return { state, name: count === 1 ? base : `${base} ${count}` };
  });
}
