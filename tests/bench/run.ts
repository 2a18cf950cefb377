import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildSiteWhenStale } from '#app/commands/prepare.mjs';
import type { Bench } from './bench';
import { measureBlockBytes } from './block-bytes';
import { measureBytes } from './bytes';
import { measureCollections } from './collections';
import { measureEvents } from './events';
import type { Figure } from './figure';
import { measureFlowActions } from './flow-actions';
import { measureFlowSteps } from './flow-steps';
import { measureForms } from './forms';
import { measureHttp } from './http-page';
import { measureLookup } from './lookup';
import { measureOrders } from './orders';
import { measureOverload } from './overload';
import { measureProducts } from './products';
import { measureRegistry } from './registry';
import { QUIET, toDocument, toTerminalTable } from './report';
import { pinLoad } from './servers';
import { measureSearch } from './search';
import { measureStart } from './start';
import { measureTicks } from './ticks';
import { measureVisitor } from './visitor';

/** `npm run bench`: every figure against a baseline of the same run. `--only NAME` for one, `--quick` for a look. */

const DOCUMENT = 'docs/benchmarks.md';

const benches: Readonly<Record<string, Bench>> = {
  registry: measureRegistry,
  lookup: measureLookup,
  search: measureSearch,
  start: measureStart,
  ticks: measureTicks,
  collections: measureCollections,
  'http-page': measureHttp,
  bytes: measureBytes,
  'block-bytes': measureBlockBytes,
  events: measureEvents,
  'flow-actions': measureFlowActions,
  'flow-steps': measureFlowSteps,
  orders: measureOrders,
  forms: measureForms,
  products: measureProducts,
  visitor: measureVisitor,
  overload: measureOverload,
};

const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean' } } });
const isQuick = values.quick ?? false;
const chosen = Object.entries(benches).filter(([name]) => values.only === undefined || name === values.only);
if (chosen.length === 0) {
  console.error(`There is no bench «${values.only}». There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}

const [otherLoad = 0] = loadavg();
if (otherLoad > QUIET)
  console.warn(`The machine is busy (load ${otherLoad.toFixed(1)}): look at the ratios, and doubt them.`);
await buildSiteWhenStale();
pinLoad();
const figures: Figure[] = [];
const notes = new Map<string, readonly string[]>();
for (const [name, measure] of chosen) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const result = await measure({ isQuick });
  figures.push(...result.figures);
  notes.set(name, result.notes);
  console.log(toTerminalTable(result.figures));
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}

// A run of one bench is a look; the document is of whole runs.
if (values.only === undefined) {
  writeFileSync(DOCUMENT, toDocument(figures, notes, { isQuick, otherLoad }));
  console.log(`\nWritten to ${DOCUMENT}`);
}
const missed = figures.filter(({ verdict }) => verdict === 'not met').length;
console.log(`${figures.length} figures, ${missed} below target`);
