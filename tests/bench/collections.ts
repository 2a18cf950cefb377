import { execFileSync } from 'node:child_process';
import type { Bench } from './bench';
import { judgeAtMost, median, type Figure } from './figure';

/**
 * What collections of the young generation take because of what V8 lets them carry along (decisions 0098, 0099): plainly,
 * and as the server does the same.
 */

const KINDS = {
  objects: 'Objects that begin with a spread and go on',
  requests: 'Requests with a signal',
} as const;

type Kind = keyof typeof KINDS;

export const measureCollections: Bench = ({ isQuick }) => {
  const kinds: readonly Kind[] = ['objects', 'requests'];
  const figures = kinds.map((kind) => measureKind(kind, isQuick ? 3 : 9));
  const notes = [
    'Milliseconds of all collections of the young generation while 60,000 are made and forgotten. Each side in new processes, in turn.',
  ];
  return Promise.resolve({ figures, notes });
};

function measureKind(kind: Kind, count: number): Figure {
  const rounds = Array.from({ length: count }, () => ({ plain: probe(kind, '0'), ours: probe(kind, '1') }));
  const ratio = median(rounds.map(({ plain, ours }) => ours / plain));
  const typical = (side: 'plain' | 'ours') => `${median(rounds.map((round) => round[side])).toFixed(1)} ms`;
  return {
    bench: 'collections',
    name: `${KINDS[kind]}, time of collections`,
    baseline: `made plainly, ${typical('plain')}`,
    value: typical('ours'),
    ratio,
    target: '≤ 0.5',
    verdict: judgeAtMost(ratio, { target: 0.5 }),
  };
}

function probe(kind: Kind, ours: '0' | '1'): number {
  const script = ['--max-semi-space-size=64', '--import', 'tsx', 'tests/bench/collections-probe.ts'];
  const env = { ...process.env, KIND: kind, OURS: ours };
  return Number(execFileSync(process.execPath, script, { env, encoding: 'utf8' }));
}
