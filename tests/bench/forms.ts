import type { Bench } from './bench';
import { compareWithHand, measured } from './compare-with-hand';
import { buildProbe, runProbe } from './probe';

/** A form from its definition against fields written by hand. */

const PROBE = 'forms-probe';
const OF_FORMS = { bench: 'forms', baseline: '100 fields by hand' };

export const measureForms: Bench = async ({ isQuick }) => {
  await buildProbe(PROBE);
  const pace = isQuick ? { rounds: 3, milliseconds: 80 } : { rounds: 9, milliseconds: 200 };
  const result = measured.parse(await runProbe(PROBE, pace));
  const limit = { target: 2, moonshot: 1.2 };
  return {
    figures: [
      compareWithHand(result, {
        ...OF_FORMS,
        variant: 'plan',
        name: 'HTML of 100 fields from a plan',
        limit,
      }),
      compareWithHand(result, {
        ...OF_FORMS,
        variant: 'definition',
        name: 'The same, with the plan made of the definition each time',
        limit,
      }),
      compareWithHand(result, {
        ...OF_FORMS,
        variant: 'judge',
        name: 'A post of 100 fields judged by its schema',
      }),
      compareWithHand(result, {
        ...OF_FORMS,
        variant: 'schema',
        name: 'The same, with the schema made of the plan each time',
      }),
    ],
    notes: [
      'By hand: the same fields of the design system in one `renderToString`, without conditions, drafts, errors or hydration data.',
      'From a plan: the whole flow with its root, forms and the JSON that React takes it over with.',
    ],
  };
};
