import * as z from 'zod';
import type { Bench } from './bench';
import { formatMicroseconds, judgeAtMost, median, type Figure } from './figure';
import type { Pace } from './measure-cpu';
import { buildProbe, runProbe } from './probe';

/** The registry against React by hand. */

const PROBE = 'registry-probe';
const BASELINE = 'by hand';
const FLAT = { target: 0.15 };

const probeResult = z.object({
  rounds: z.record(z.string(), z.array(z.number())),
  medians: z.record(z.string(), z.number()),
  bytes: z.number(),
});
type ProbeResult = z.output<typeof probeResult>;

export const measureRegistry: Bench = async ({ isQuick }) => {
  await buildProbe(PROBE);
  const pace = isQuick ? { rounds: 3, milliseconds: 80 } : { rounds: 9, milliseconds: 200 };
  // A process each: the garbage of a thousand blocks is not the business of fifty.
  const result = await run(pace, '50');
  const scaling = await run(pace, '10,100,1000');
  return {
    figures: [
      compare(result, 'kept verdict', 'Verdict kept, HTML rendered anew', { target: 1.1 }),
      compare(result, 'kept HTML', 'Verdict kept, HTML of unchanged static blocks kept', {
        target: 1.1,
        moonshot: 0.1,
      }),
      compare(
        result,
        'first time',
        'First time of a content version: parsed, migrated, validated, sanitised, rendered',
      ),
      compare(result, 'verdict alone', 'The verdict alone, once per content version'),
      compareCounts(scaling, BASELINE, 'React by hand'),
      compareCounts(scaling, 'kept verdict', 'Verdict kept, HTML rendered anew', FLAT),
      compareCounts(scaling, 'kept HTML', 'HTML of static blocks kept', FLAT),
    ],
    notes: [
      `50 blocks of six kinds, ${(result.bytes / 1000).toFixed(2)} thousand characters of JSON each, in Russian; 5 of them are tabs; \`text\` is stored a version behind, so that it migrates.`,
      'By hand: the same views in one `renderToString`, props known to be right, no wrapper around a block.',
      'The cost of one block rises with the page in React itself (first row of the three): longer strings, more garbage. Judge the rows below it beside it.',
      'Ours ends in the same place: the HTML of the page’s main part, as the document shows it. Reading the JSON text is left out on both sides. CPU time, with the garbage collector’s.',
    ],
  };
};

async function run(pace: Pace, counts: string): Promise<ProbeResult> {
  return probeResult.parse(await runProbe(PROBE, pace, { COUNTS: counts }));
}

function compare(
  { rounds, medians }: ProbeResult,
  variant: string,
  name: string,
  limit?: { target: number; moonshot?: number },
): Figure {
  const values = rounds[`${variant} 50`] ?? [];
  const ratio = median(values.map((value, round) => value / (rounds[`${BASELINE} 50`]?.[round] ?? NaN)));
  return {
    bench: 'registry',
    name,
    baseline: `React by hand, ${formatMicroseconds(medians[`${BASELINE} 50`] ?? NaN)}`,
    value: formatMicroseconds(medians[`${variant} 50`] ?? NaN),
    ratio,
    target: limit
      ? `≤ ${limit.target.toFixed(2)}${limit.moonshot === undefined ? '' : ` / ${limit.moonshot}`}`
      : '—',
    verdict: limit ? judgeAtMost(ratio, limit) : '—',
  };
}

/** The cost of one block among 10 and 1000, against one among 100; the ratio is the one farthest from 1. */
function compareCounts(
  { medians }: ProbeResult,
  variant: string,
  name: string,
  limit?: { target: number },
): Figure {
  const perBlock = (count: number) => (medians[`${variant} ${count}`] ?? NaN) / count;
  const ratios = [10, 1000].map((count) => perBlock(count) / perBlock(100));
  const ratio = ratios.reduce((far, next) => (Math.abs(next - 1) > Math.abs(far - 1) ? next : far), 1);
  const [ten = NaN, thousand = NaN] = ratios;
  return {
    bench: 'registry',
    name: `${name}: one block of 10 (× ${ten.toFixed(2)}) and of 1000 (× ${thousand.toFixed(2)})`,
    baseline: `one of 100, ${formatMicroseconds(perBlock(100))}`,
    value: formatMicroseconds(perBlock(1000)),
    ratio,
    target: limit ? 'flat, ± 0.15' : '—',
    verdict: limit ? judgeAtMost(Math.abs(ratio - 1), limit) : '—',
  };
}
