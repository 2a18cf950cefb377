import * as z from 'zod';
import { sendRequest } from '#tests/http-client';
import type { Bench } from './bench';
import { formatKilobytes, judgeAtMost, type Figure } from './figure';
import { makeDirectory, startSite } from './servers';

/** What each block adds to a page by itself, as the gallery of the built site measures it. */

/** A block that runs nothing in the browser sends nothing there. */
const STATIC_LIMIT = { target: 0 };
const LIVE_LIMIT = { target: 15_000 };

const blockBytes = z.object({
  type: z.string(),
  hydration: z.string(),
  bytes: z.object({ js: z.int(), css: z.int() }),
});

export const measureBlockBytes: Bench = async () => {
  const site = await startSite({ directory: makeDirectory() });
  try {
    const { body } = await sendRequest({ port: site.port, path: '/dev/blocks/bytes.json' });
    const blocks = z.array(blockBytes).min(1).parse(JSON.parse(body));
    return {
      figures: blocks.map(toFigure),
      notes: [
        'Files of the block’s own folder, each compressed by gzip; what several blocks share, the design system and Preact are counted in “bytes”. The view of a block without Preact is no code of a page: the server alone renders it.',
        `CSS of all ${blocks.length} together: ${formatKilobytes(blocks.reduce((sum, { bytes }) => sum + bytes.css, 0))}.`,
      ],
    };
  } finally {
    await site.stop();
  }
};

function toFigure({ type, hydration, bytes: { js, css } }: z.output<typeof blockBytes>): Figure {
  const limit = hydration === 'none' ? STATIC_LIMIT : LIVE_LIMIT;
  return {
    bench: 'block-bytes',
    name: `${type}: JS and CSS`,
    baseline: `${hydration}, absolute, gzip`,
    value: `${formatKilobytes(js)} and ${formatKilobytes(css)}`,
    ratio: null,
    target: `JS ≤ ${limit.target / 1000} KB`,
    verdict: judgeAtMost(js, limit),
  };
}
