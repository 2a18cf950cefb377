import type { LoaderFunctionArgs } from '@remix-run/node';
import { listFlowPaths, sumFlowCounts } from '#cms/store/flow-counts';
import type { FlowDefinition } from '#registry/define-flow';
import { registry } from '#app/catalog.server';
import { MESSAGE } from '#app/flow-engine/count-post';
import { KEPT_DAYS } from '#app/flow-engine/funnels.server';
import { requireEditor } from '../session/require-editor.server';
import { notFound, studioAnswer } from '../studio-answer.server';
import { listFlowPlaces } from './flow-places.server';
import { nameReason } from './flow-words';
import { toFunnel } from './funnel';
import { drawFunnel, toFunnelStates } from './funnel-states.server';
import { readFlowFilters, toCountFilter } from './read-filters.server';

/** `/studio/flows/TYPE`: where visitors leave a flow. */
export async function flowLoader(args: LoaderFunctionArgs) {
  await requireEditor(args, 'read');
  const flow = registry.find(args.params['type'] ?? '');
  if (flow?.kind !== 'flow') throw notFound();
  const { store } = args.context.site;
  const { type, label, description } = flow;
  const filters = readFlowFilters(args.request);
  const counted = { ...toCountFilter(filters, Date.now()), flow: type };
  const [counts, begun, places] = await Promise.all([
    sumFlowCounts(store, counted),
    listFlowPaths(store, { ...counted, path: undefined }),
    listFlowPlaces(store, [type]),
  ]);
  const { refusals, ...funnel } = toFunnel(toFunnelStates(flow), counts);
  const standsOn = places.get(type) ?? [];
  return studioAnswer({
    type,
    label,
    description,
    filters,
    standsOn,
    funnel,
    diagram: drawFunnel(flow),
    keptDays: KEPT_DAYS,
    paths: [...new Set([...begun, ...standsOn].map(({ path }) => path))].filter((path) => path !== ''),
    refusals: refusals.map(({ state, reason, count }) => ({ state, text: toText(reason, flow), count })),
  });
}

/** As the visitor has read it, where it is the flow's own text. */
function toText(reason: string, { messages }: FlowDefinition): string {
  if (!reason.startsWith(MESSAGE)) return nameReason(reason);
  const code = reason.slice(MESSAGE.length);
  return messages[code] === undefined ? code : `«${messages[code]}»`;
}
