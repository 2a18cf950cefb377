import { sumExperimentVisits } from '#cms/store/experiment-visits';
import type { ExperimentTable } from '#cms/store/experiment-tables';
import { judgeVariants, type Verdict } from '#app/experiments/sequential-test';
import { registry } from '#app/catalog.server';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { studioAnswer } from '../studio-answer.server';
import { toExperimentState, type ExperimentState } from './experiment-state';

/** An experiment as the list has it. */
export interface ExperimentRow {
  id: string;
  title: string;
  path: string;
  audience: 'b2c' | 'b2b';
  state: ExperimentState;
  /** What the flow whose success counts is called. */
  goal: string;
  visitors: number;
  verdict: Verdict;
}

/** `/studio/experiments`: all of them, the newest first. */
export async function experimentsLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const { store, experiments } = args.context.site;
  const [rows, sums] = await Promise.all([experiments.made.list(), sumExperimentVisits(store)]);
  return studioAnswer({ rows: rows.map((row) => toRow(row, sums.get(row.id) ?? NOTHING)) });
}

type Sums = Record<'a' | 'b', { visitors: number; successes: number }>;

export const NOTHING: Sums = {
  a: { visitors: 0, successes: 0 },
  b: { visitors: 0, successes: 0 },
};

function toRow(row: ExperimentTable, { a, b }: Sums): ExperimentRow {
  const { id, title, path, audience, goal, worth } = row;
  return {
    id,
    title,
    path,
    audience,
    state: toExperimentState(row, Date.now()),
    goal: toGoalLabel(goal),
    visitors: a.visitors + b.visitors,
    verdict: judgeVariants(a, b, fromWorth(worth)).verdict,
  };
}

/** Hundredths of a percentage point as a share. */
export const fromWorth = (worth: number) => worth / 10_000;

export const toGoalLabel = (goal: string) => registry.find(goal)?.label ?? goal;
