import type { Region } from '#schemas/region';
import type { FlowDefinition } from '#registry/define-flow';
import {
  splitFlowCounts,
  sumFlowCounts,
  type FlowCountFilter,
  type FlowCountSplit,
} from '#cms/store/flow-counts';
import type { Store } from '#cms/store/tables';
import { compareCompleted, compareFunnels, type Change, type StepChange } from './compare-funnels';
import { UNKNOWN, type FlowFilters, type Split } from './flow-filters';
import { nameKind } from './flow-words';
import { toFunnel, type Funnel } from './funnel';
import { toFunnelStates } from './funnel-states.server';
import { toCountFilter, type Periods } from './read-filters.server';

interface SplitRow {
  /** In words. */
  name: string;
  begun: number;
  completed: number;
  /** Against the time before; null where that is not kept any more. */
  change: Change | null;
}

export interface FunnelReport {
  funnel: Funnel;
  /** Against the time before; null where that is not kept any more. */
  changes: { completed: Change; steps: StepChange[]; begunBefore: number } | null;
  split: SplitRow[];
}

interface Asked {
  store: Store;
  filters: FlowFilters;
  periods: Periods;
  regions: readonly Region[];
}

/** Everything that the screen of a flow and its file say in numbers. */
export async function readFunnelReport(flow: FlowDefinition, asked: Asked): Promise<FunnelReport> {
  const { store, filters, periods } = asked;
  const states = toFunnelStates(flow);
  const read = async (period: Periods['now']) =>
    toFunnel(states, await sumFlowCounts(store, { ...toCountFilter(filters, period), flow: flow.type }));
  const funnel = await read(periods.now);
  const before = periods.before && (await read(periods.before));
  return {
    funnel,
    changes: before && {
      completed: compareCompleted(funnel, before),
      steps: compareFunnels(funnel, before),
      begunBefore: before.begun,
    },
    split: await readSplit(flow, asked),
  };
}

/** How many begin and complete the flow, for each value apart; those that most begin with first. */
async function readSplit(
  flow: FlowDefinition,
  { store, filters, periods, regions }: Asked,
): Promise<SplitRow[]> {
  const read = async (period: Periods['now']) =>
    readParts(flow, store, { ...toCountFilter(filters, period), flow: flow.type }, COLUMNS[filters.split]);
  const parts = await read(periods.now);
  const before = periods.before && (await read(periods.before));
  const rows = [...parts].map(([value, part]) => ({
    name: nameValue(filters.split, value, regions),
    begun: part.begun,
    completed: part.completed,
    change: before && compareCompleted(part, before.get(value) ?? NOBODY),
  }));
  return rows
    .filter(({ begun }) => begun > 0)
    .sort((a, b) => b.begun - a.begun || a.name.localeCompare(b.name, 'ru'));
}

const NOBODY = { begun: 0, completed: 0 };
const COLUMNS: Readonly<Record<Split, FlowCountSplit>> = {
  page: 'path',
  region: 'region',
  device: 'device',
  source: 'source',
};

async function readParts(
  flow: FlowDefinition,
  store: Store,
  filter: FlowCountFilter,
  by: FlowCountSplit,
): Promise<Map<string, Pick<Funnel, 'begun' | 'completed'>>> {
  const rows = await splitFlowCounts(store, filter, by);
  const states = toFunnelStates(flow);
  const values = [...new Set(rows.map(({ value }) => value))];
  return new Map(
    values.map((of) => [
      of,
      toFunnel(
        states,
        rows.filter(({ value }) => value === of),
      ),
    ]),
  );
}

/** What visits are told apart by, in words; a region that the site has no more by its code. */
function nameValue(split: Split, value: string, regions: readonly Region[]): string {
  if (value === '' || value === UNKNOWN) return nameKind(split, UNKNOWN);
  if (split === 'region') return regions.find(({ code }) => code === value)?.title ?? value;
  return split === 'page' ? value : nameKind(split, value);
}

/** Regions to choose from, of those that visits have begun in. */
export function toRegionOptions(codes: readonly string[], regions: readonly Region[]) {
  return codes.map((code) => ({
    value: code === '' ? UNKNOWN : code,
    label: nameValue('region', code, regions),
  }));
}
