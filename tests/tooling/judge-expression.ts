import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Expression } from './regular-expressions';
import { version } from 'recheck/package.json' with { type: 'json' };

/**
 * How the time of a regular expression grows with a text that is made to slow it down. `recheck` proves it by automata,
 * or looks for such a text. A verdict depends on the expression alone, so verdicts are kept in `expression-verdicts.json`:
 * a fresh clone proves only new expressions, and a few known ones again (`forget`).
 */

export type Verdict = 'linear' | 'slow';

const KEPT = path.resolve('tests/tooling/expression-verdicts.json');
const keptVerdicts = z.object({
  recheck: z.string(),
  verdicts: z.record(z.string(), z.enum(['linear', 'slow'])),
});
/** For one expression; the slowest takes 3 on a quiet machine. */
const SECONDS = 120;

type Judged = Pick<Expression, 'source' | 'flags'>;

export interface Judge {
  judge: (expression: Judged) => Verdict;
  /** Drops the known verdicts of these expressions, so that `judge` proves them again. */
  forget: (expressions: readonly Judged[]) => void;
  /** Writes the verdicts of these expressions and of no other. */
  keep: (expressions: readonly Judged[]) => void;
}

export async function createJudge(): Promise<Judge> {
  // The one of its programs that is plain JavaScript, and runs here.
  process.env['RECHECK_BACKEND'] = 'pure';
  const { checkSync } = await import('recheck');
  const known = readKept();
  return {
    judge({ source, flags }) {
      if (!repeatsMuch(source)) return 'linear';
      const name = toName({ source, flags });
      const verdict =
        known.get(name) ??
        (checkSync(source, flags, { timeout: SECONDS * 1000 }).status === 'safe' ? 'linear' : 'slow');
      known.set(name, verdict);
      return verdict;
    },
    forget(expressions) {
      for (const expression of expressions) known.delete(toName(expression));
    },
    keep(expressions) {
      const names = new Set(expressions.map(toName));
      const verdicts = [...known]
        .filter(([name]) => names.has(name))
        .sort(([one], [other]) => (one < other ? -1 : 1));
      const kept = { recheck: version, verdicts: Object.fromEntries(verdicts) };
      writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
    },
  };
}

function toName({ source, flags }: Judged): string {
  return `/${source}/${flags}`;
}

/** A sign or a class that repeats up to so often takes few steps at one place of a text, whatever comes after it. */
const FEW = 50;

/** Does anything in it repeat without end, or often, or a whole group? Without that its steps are counted out. */
function repeatsMuch(source: string): boolean {
  const bare = source.replaceAll(/\\./g, 's').replaceAll(/\[[^\]]*\]/g, 's');
  if (/[*+]|\{\d+,\}|\)\{/.test(bare)) return true;
  return [...bare.matchAll(/\{(?:\d*,)?(\d+)\}/g)].some(([, most]) => Number(most) > FEW);
}

/** Another version of the prover judges all anew. */
function readKept(): Map<string, Verdict> {
  const { recheck, verdicts } = keptVerdicts.parse(JSON.parse(readFileSync(KEPT, 'utf8')));
  return new Map(recheck === version ? Object.entries(verdicts) : []);
}
