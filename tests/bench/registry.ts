import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import * as z from 'zod';
import type { Bench } from './bench';
import { formatMicroseconds, judgeAtMost, median, type Figure } from './figure';

/** The registry against React by hand. The measured code is bundled like the site, with React's production half. */

const OUTPUT = '.cache/bench';
const BASELINE = 'by hand';
const FLAT = { target: 0.15 };

const probeResult = z.object({
  rounds: z.record(z.string(), z.array(z.number())),
  medians: z.record(z.string(), z.number()),
  bytes: z.number(),
});
type ProbeResult = z.output<typeof probeResult>;

export const measureRegistry: Bench = async ({ isQuick }) => {
  await buildProbe();
  const pace = isQuick ? { rounds: 3, milliseconds: 80 } : { rounds: 9, milliseconds: 200 };
  // A process each: the garbage of a thousand blocks is not the business of fifty.
  const result = await runProbe({ ...pace, counts: '50' });
  const scaling = await runProbe({ ...pace, counts: '10,100,1000' });
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

async function buildProbe(): Promise<void> {
  const given = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const { blockViews } = await import('#app/bundler/block-views');
  const { blockEnhancements } = await import('#app/bundler/block-enhancements');
  const layers = ['schemas', 'registry', 'blocks', 'flows', 'cms', 'fixtures', 'app', 'tests'];
  await build({
    ...{
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      mode: 'production',
      plugins: [blockViews(), blockEnhancements()],
    },
    resolve: {
      alias: layers.map((layer) => ({ find: `#${layer}`, replacement: path.resolve(layer) })),
    },
    css: { transformer: 'lightningcss' },
    build: {
      ...{ ssr: 'tests/bench/registry-probe.tsx', outDir: OUTPUT, emptyOutDir: true, target: 'node20' },
      rollupOptions: {
        output: { entryFileNames: 'registry-probe.mjs' },
        // A view that is also loaded on demand is no news here.
        onwarn: () => undefined,
      },
    },
  });
  if (given === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
  else process.env['NODE_ENV'] = given;
}

async function runProbe({
  rounds,
  milliseconds,
  counts,
}: {
  rounds: number;
  milliseconds: number;
  counts: string;
}): Promise<ProbeResult> {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    COUNTS: counts,
    ROUNDS: `${rounds}`,
    ROUND_MS: `${milliseconds}`,
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', path.resolve(OUTPUT, 'registry-probe.mjs')],
    { env },
  );
  return probeResult.parse(JSON.parse(stdout));
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
    ...{
      bench: 'registry',
      name,
      baseline: `React by hand, ${formatMicroseconds(medians[`${BASELINE} 50`] ?? NaN)}`,
    },
    ...{ value: formatMicroseconds(medians[`${variant} 50`] ?? NaN), ratio },
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
    ...{
      bench: 'registry',
      name: `${name}: one block of 10 (× ${ten.toFixed(2)}) and of 1000 (× ${thousand.toFixed(2)})`,
    },
    ...{
      baseline: `one of 100, ${formatMicroseconds(perBlock(100))}`,
      value: formatMicroseconds(perBlock(1000)),
      ratio,
    },
    target: limit ? 'flat, ± 0.15' : '—',
    verdict: limit ? judgeAtMost(Math.abs(ratio - 1), limit) : '—',
  };
}
