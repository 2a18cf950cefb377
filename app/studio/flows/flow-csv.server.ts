import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { csvAnswer, writeCsv } from '../shell/write-csv';
import { studioTexts } from '../texts/studio-texts';
import type { Change } from './compare-funnels';
import { requireFlow } from './flow.server';
import { nameState } from './flow-words';
import { listFlowRows } from './flows.server';
import { toShare } from './funnel';
import { readFunnelReport, type FunnelReport } from './funnel-report.server';
import { readFlowFilters, toPeriods, type Periods } from './read-filters.server';

type Cell = string | number;

/** `GET /studio/flows.csv`: the list of flows as it is shown. */
export async function flowsCsvLoader(args: StudioArgs): Promise<Response> {
  await requireEditor(args, 'read');
  const rows = await listFlowRows(args);
  return toFile(
    'flows',
    toPeriods(readFlowFilters(args.request), Date.now()),
    ['flow', 'flowCode', 'begun', 'completed', ...CHANGE],
    rows.map(({ type, label, begun, completed, change }) => [
      label,
      type,
      begun,
      completed,
      ...toCells(change, toPercentOf(completed, begun)),
    ]),
  );
}

/** `GET /studio/flows/TYPE/csv`: a flow step by step, or by what visits were told apart by with `table=split`. */
export async function flowCsvLoader(args: LoaderFunctionArgs): Promise<Response> {
  await requireEditor(args, 'read');
  const flow = requireFlow(args.params['type']);
  const { store, regions } = args.context.site;
  const filters = readFlowFilters(args.request);
  const periods = toPeriods(filters, Date.now());
  const report = await readFunnelReport(flow, { store, filters, periods, regions: regions() });
  const isSplit = new URL(args.request.url).searchParams.get('table') === 'split';
  if (!isSplit) return toFile(flow.type, periods, STEP_COLUMNS, toStepRows(flow.type, report));
  return toFile(
    `${flow.type}-${filters.split}`,
    periods,
    [`split_${filters.split}`, 'begun', 'completed', ...CHANGE],
    report.split.map(({ name, begun, completed, change }) => [
      name,
      begun,
      completed,
      ...toCells(change, toPercentOf(completed, begun)),
    ]),
  );
}

const CHANGE = ['shareFile', 'shareBeforeFile', 'points', 'verdict'] as const;
const STEP_COLUMNS = [
  'step',
  'stepCode',
  'came',
  'wentOn',
  'left',
  'leftShareFile',
  'refused',
  ...CHANGE,
] as const;

function toStepRows(type: string, { funnel: { begun, steps }, changes }: FunnelReport): Cell[][] {
  return steps.map(({ state, isFinal, came, wentOn, left, refused }) => [
    nameState(type, state),
    state,
    came,
    isFinal ? '' : wentOn,
    isFinal ? '' : left,
    isFinal || came === 0 ? '' : toPercent(toShare(left, came)),
    refused,
    ...toCells(changes?.steps.find((step) => step.state === state) ?? null, toPercentOf(came, begun)),
  ]);
}

/** Without a time before there is the share alone. */
function toCells(change: Change | null, share: Cell): Cell[] {
  const t = studioTexts('flows');
  if (change === null) return [share, '', '', ''];
  const { before, points, verdict } = change;
  return [share, before === null ? '' : toPercent(before), points ?? '', t(`verdict_${verdict}`)];
}

/** To a tenth, as the screen has it for points. */
const toPercent = (share: number) => Math.round(share * 1000) / 10;
const toPercentOf = (part: number, whole: number): Cell =>
  whole === 0 ? '' : toPercent(toShare(part, whole));

type Title =
  | (typeof STEP_COLUMNS)[number]
  | 'flow'
  | 'flowCode'
  | 'begun'
  | 'completed'
  | `split_${'page' | 'region' | 'device' | 'source'}`;

function toFile(
  name: string,
  { now }: Pick<Periods, 'now'>,
  columns: readonly Title[],
  rows: readonly (readonly Cell[])[],
): Response {
  const t = studioTexts('flows');
  const text = writeCsv(
    columns.map((column) => t(column)),
    rows,
    { separator: ';' },
  );
  return csvAnswer(`${name}-${now.from}-${now.to}`, text);
}
