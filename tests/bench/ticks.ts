import { execFileSync } from 'node:child_process';
import type { Bench } from './bench';
import { judgeAtMost, median } from './figure';

/** What Node's own `process.nextTick` takes in a process that has collected its garbage (decision 0085). */
export const measureTicks: Bench = ({ isQuick }) => {
  const rounds = Array.from({ length: isQuick ? 3 : 9 }, () => ({ plain: probe('0'), kept: probe('1') }));
  const ratio = median(rounds.map(({ plain, kept }) => kept / plain));
  const typical = (side: 'plain' | 'kept') => `${Math.round(median(rounds.map((round) => round[side])))} ns`;
  const figure = {
    bench: 'ticks',
    name: 'A tick after the garbage was collected, one of its kind kept',
    baseline: `none kept, ${typical('plain')}`,
    value: typical('kept'),
    ratio,
    target: '≤ 0.5 / 0.25',
    verdict: judgeAtMost(ratio, { target: 0.5, moonshot: 0.25 }),
  };
  const notes = ['Each side in new processes, in turn. The best of 15 rounds of 20,000 ticks in each.'];
  return Promise.resolve({ figures: [figure], notes });
};

function probe(keep: '0' | '1'): number {
  const script = ['--expose-gc', '--import', 'tsx', 'tests/bench/ticks-probe.ts'];
  return Number(
    execFileSync(process.execPath, script, { env: { ...process.env, KEEP: keep }, encoding: 'utf8' }),
  );
}
