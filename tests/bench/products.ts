import * as z from 'zod';
import type { Bench } from './bench';
import { compareWithHand, measured } from './compare-with-hand';
import { formatKilobytes } from './figure';
import { buildProbe, runProbe } from './probe';
import { measureServices } from './products-browser';

/** The shop window: forty tariffs on the server, five hundred services in the browser. */

const PROBE = 'products-probe';
const OF_PRODUCTS = { bench: 'products', baseline: 'the same HTML by hand' };

const measuredProducts = measured.extend({
  sizes: z.object({ answer: z.int(), html: z.int(), byHand: z.int() }),
});

export const measureProducts: Bench = async ({ isQuick }) => {
  await buildProbe(PROBE);
  const pace = isQuick ? { rounds: 3, milliseconds: 80 } : { rounds: 9, milliseconds: 200 };
  const result = measuredProducts.parse(await runProbe(PROBE, pace));
  const services = await measureServices(isQuick ? 1 : 5);
  const { answer, html, byHand } = result.sizes;
  return {
    figures: [
      compareWithHand(result, {
        ...OF_PRODUCTS,
        variant: 'whole',
        name: 'A showcase of 40 tariffs: normalised and rendered',
        limit: { target: 2, moonshot: 1.2 },
      }),
      compareWithHand(result, {
        ...OF_PRODUCTS,
        variant: 'known',
        name: 'The same with an answer that was given before: rendered alone',
      }),
      compareWithHand(result, {
        ...OF_PRODUCTS,
        variant: 'kept',
        name: 'The same answer again: normalised, its HTML kept',
      }),
      compareWithHand(result, {
        ...OF_PRODUCTS,
        variant: 'normalise',
        name: 'Normalised alone: 40 products to plain view data',
      }),
      compareWithHand(result, {
        ...OF_PRODUCTS,
        variant: 'read',
        name: 'The answer read alone: JSON and its contract',
      }),
      ...services.figures,
    ],
    notes: [
      `The answer of the operator has ${formatKilobytes(answer)}, the HTML ${formatKilobytes(html)}.`,
      `By hand: the same HTML (${formatKilobytes(byHand)}) as one function of host elements with every text in its place, one \`renderToString\`; no data, no components.`,
      ...services.notes,
    ],
  };
};
