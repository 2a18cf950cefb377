import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Expression } from './regular-expressions';

/**
 * How the time of a regular expression grows with a text that is made to slow it down. `recheck` proves it by automata,
 * or looks for such a text; a verdict follows from the expression alone, and is kept for the next run.
 */

export type Verdict = 'linear' | 'slow';

const KEPT = path.resolve('.cache/regular-expressions.json');
/** For one expression; the slowest takes 3 on a quiet machine. */
const SECONDS = 120;

export interface Judge {
  judge: (expression: Pick<Expression, 'source' | 'flags'>) => Verdict;
  keep: () => void;
}

export async function createJudge(): Promise<Judge> {
  // The one of its programs that is plain JavaScript, and runs here.
  process.env['RECHECK_BACKEND'] = 'pure';
  const { checkSync } = await import('recheck');
  const known = readKept();
  return {
    judge({ source, flags }) {
      if (!repeatsMuch(source)) return 'linear';
      const name = `/${source}/${flags}`;
      const verdict =
        known.get(name) ??
        (checkSync(source, flags, { timeout: SECONDS * 1000 }).status === 'safe' ? 'linear' : 'slow');
      known.set(name, verdict);
      return verdict;
    },
    keep() {
      mkdirSync(path.dirname(KEPT), { recursive: true });
      writeFileSync(KEPT, JSON.stringify(Object.fromEntries(known)));
    },
  };
}

/** A sign or a class that repeats up to so often takes few steps at one place of a text, whatever comes after it. */
const FEW = 50;

/** Does anything in it repeat without end, or often, or a whole group? Without that its steps are counted out. */
function repeatsMuch(source: string): boolean {
  const bare = source.replaceAll(/\\./g, 's').replaceAll(/\[[^\]]*\]/g, 's');
  if (/[*+]|\{\d+,\}|\)\{/.test(bare)) return true;
  return [...bare.matchAll(/\{(?:\d*,)?(\d+)\}/g)].some(([, most]) => Number(most) > FEW);
}

function readKept(): Map<string, Verdict> {
  const kept = z.record(z.string(), z.enum(['linear', 'slow']));
  try {
    return new Map(Object.entries(kept.parse(JSON.parse(readFileSync(KEPT, 'utf8')))));
  } catch {
    // The first run, or another form of the file: all are judged anew.
    return new Map();
  }
}
