import type { LoaderFunctionArgs } from '@remix-run/node';
import { listFlowValues } from '#cms/store/flow-counts';
import type { FlowDefinition } from '#registry/define-flow';
import { registry } from '#app/catalog.server';
import { MESSAGE } from '#app/flow-engine/count-post';
import { KEPT_DAYS } from '#app/flow-engine/funnels.server';
import { requireEditor } from '../session/require-editor.server';
import { notFound, studioAnswer } from '../studio-answer.server';
import { listFlowPlaces } from '#cms/store/lists/flow-places';
import { nameReason } from './flow-words';
import { readFunnelReport, toRegionOptions } from './funnel-report.server';
import { drawFunnel } from './funnel-states.server';
import { readFlowFilters, toCountFilter, toPeriods } from './read-filters.server';

/** Rows of pages or regions on the screen; the file has them all. */
const MOST_ROWS = 50;

/** `/studio/flows/TYPE`: where visitors leave a flow. */
export async function flowLoader(args: LoaderFunctionArgs) {
  await requireEditor(args, 'read');
  const flow = requireFlow(args.params['type']);
  const { store, regions } = args.context.site;
  const { type, label, description } = flow;
  const filters = readFlowFilters(args.request);
  const periods = toPeriods(filters, Date.now());
  const counted = { ...toCountFilter(filters, periods.now), flow: type };
  const [report, begunOn, begunIn, places] = await Promise.all([
    readFunnelReport(flow, { store, filters, periods, regions: regions() }),
    listFlowValues(store, { ...counted, path: undefined }, 'path'),
    listFlowValues(store, { ...counted, region: undefined }, 'region'),
    listFlowPlaces(store, [type]),
  ]);
  const { refusals, ...funnel } = report.funnel;
  const standsOn = places.get(type) ?? [];
  return studioAnswer({
    type,
    label,
    description,
    filters,
    periods,
    standsOn,
    funnel,
    changes: report.changes,
    split: report.split.slice(0, MOST_ROWS),
    splitRest: Math.max(0, report.split.length - MOST_ROWS),
    diagram: drawFunnel(flow),
    keptDays: KEPT_DAYS,
    regions: toRegionOptions(begunIn, regions()),
    paths: [...new Set([...begunOn, ...standsOn.map(({ path }) => path)])].filter((path) => path !== ''),
    refusals: refusals.map(({ state, reason, count }) => ({ state, text: toText(reason, flow), count })),
  });
}

/** Throws 404 when the site has no flow of this type. */
export function requireFlow(type: string | undefined): FlowDefinition {
  const flow = registry.find(type ?? '');
  if (flow?.kind !== 'flow') throw notFound();
  return flow;
}

/** As the visitor has read it, where it is the flow's own text. */
function toText(reason: string, { messages }: FlowDefinition): string {
  if (!reason.startsWith(MESSAGE)) return nameReason(reason);
  const code = reason.slice(MESSAGE.length);
  return messages[code] === undefined ? code : `«${messages[code]}»`;
}
