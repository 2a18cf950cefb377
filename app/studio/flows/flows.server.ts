import { sumFlowCounts } from '#cms/store/flow-counts';
import { registry } from '#app/catalog.server';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { studioAnswer } from '../studio-answer.server';
import { listFlowPlaces } from './flow-places.server';
import { toFunnel } from './funnel';
import { toFunnelStates } from './funnel-states.server';
import { readFlowFilters, toCountFilter } from './read-filters.server';

/** `/studio/flows`: every flow, how many begin it and how many come to its end. */
export async function flowsLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const { store } = args.context.site;
  const filters = { ...readFlowFilters(args.request), page: '' };
  const flows = registry.all().filter((definition) => definition.kind === 'flow');
  const [counts, places] = await Promise.all([
    sumFlowCounts(store, toCountFilter(filters, Date.now())),
    listFlowPlaces(
      store,
      flows.map(({ type }) => type),
    ),
  ]);
  const rows = flows.map((flow) => {
    const own = counts.filter(({ flow: type }) => type === flow.type);
    const { begun, completed, leak } = toFunnel(toFunnelStates(flow), own);
    const { type, label } = flow;
    return { type, label, begun, completed, leak, standsOn: places.get(type) ?? [] };
  });
  return studioAnswer({
    filters,
    rows: rows.sort((a, b) => b.begun - a.begun || a.label.localeCompare(b.label, 'ru')),
  });
}
