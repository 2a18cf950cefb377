import { listFlowValues, sumFlowCounts } from '#cms/store/flow-counts';
import { registry } from '#app/catalog.server';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { studioAnswer } from '../studio-answer.server';
import { compareCompleted } from './compare-funnels';
import { listFlowPlaces } from '#cms/store/lists/flow-places';
import { toRegionOptions } from './funnel-report.server';
import { toFunnel } from './funnel';
import { toFunnelStates } from './funnel-states.server';
import { readFlowFilters, toCountFilter, toPeriods, type Period } from './read-filters.server';

/** `/studio/flows`: every flow, how many begin it and how many come to its end. */
export async function flowsLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const { store, regions } = args.context.site;
  const filters = { ...readFlowFilters(args.request), page: '' };
  const periods = toPeriods(filters, Date.now());
  const counted = toCountFilter(filters, periods.now);
  const [rows, begunIn] = await Promise.all([
    listFlowRows(args),
    listFlowValues(store, { ...counted, region: undefined }, 'region'),
  ]);
  return studioAnswer({ filters, periods, rows, regions: toRegionOptions(begunIn, regions()) });
}

/** Every flow as the list and its file have it, those that most visitors begin first. */
export async function listFlowRows({ request, context: { site } }: StudioArgs) {
  const filters = { ...readFlowFilters(request), page: '' };
  const periods = toPeriods(filters, Date.now());
  const flows = registry.all().filter((definition) => definition.kind === 'flow');
  const sum = (period: Period) => sumFlowCounts(site.store, toCountFilter(filters, period));
  const [counts, earlier, places] = await Promise.all([
    sum(periods.now),
    periods.before && sum(periods.before),
    listFlowPlaces(
      site.store,
      flows.map(({ type }) => type),
    ),
  ]);
  const rows = flows.map((flow) => {
    const { type, label } = flow;
    const funnelOf = (sums: typeof counts) =>
      toFunnel(
        toFunnelStates(flow),
        sums.filter((row) => row.flow === type),
      );
    const { begun, completed, leak } = funnelOf(counts);
    const change = earlier && compareCompleted({ begun, completed }, funnelOf(earlier));
    return { type, label, begun, completed, leak, change, standsOn: places.get(type) ?? [] };
  });
  return rows.sort((a, b) => b.begun - a.begun || a.label.localeCompare(b.label, 'ru'));
}
