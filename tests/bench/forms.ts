import * as z from 'zod';
import type { Bench } from './bench';
import { formatMicroseconds, judgeAtMost, median, type Figure } from './figure';
import { buildProbe, runProbe } from './probe';

/** A form from its definition against fields written by hand. */

const PROBE = 'forms-probe';
const BASELINE = 'by hand';

const measured = z.object({
  rounds: z.record(z.string(), z.array(z.number())),
  medians: z.record(z.string(), z.number()),
});
type Measured = z.output<typeof measured>;

export const measureForms: Bench = async ({ isQuick }) => {
  await buildProbe(PROBE);
  const pace = isQuick ? { rounds: 3, milliseconds: 80 } : { rounds: 9, milliseconds: 200 };
  const result = measured.parse(await runProbe(PROBE, pace));
  const limit = { target: 2, moonshot: 1.2 };
  return {
    figures: [
      compare(result, 'plan', 'HTML of 100 fields from a plan', limit),
      compare(result, 'definition', 'The same, with the plan made of the definition each time', limit),
      compare(result, 'judge', 'A post of 100 fields judged by its schema'),
      compare(result, 'schema', 'The same, with the schema made of the plan each time'),
    ],
    notes: [
      'By hand: the same fields of the design system in one `renderToString`, without conditions, drafts, errors or hydration data.',
      'From a plan: the whole flow with its root, forms and the JSON that React takes it over with.',
    ],
  };
};

function compare(
  { rounds, medians }: Measured,
  variant: string,
  name: string,
  limit?: { target: number; moonshot: number },
): Figure {
  const values = rounds[variant] ?? [];
  const ratio = median(values.map((value, round) => value / (rounds[BASELINE]?.[round] ?? NaN)));
  return {
    ...{ bench: 'forms', name, ratio },
    baseline: `100 fields by hand, ${formatMicroseconds(medians[BASELINE] ?? NaN)}`,
    value: formatMicroseconds(medians[variant] ?? NaN),
    target: limit ? `≤ ${limit.target} / ${limit.moonshot}` : '—',
    verdict: limit ? judgeAtMost(ratio, limit) : '—',
  };
}
