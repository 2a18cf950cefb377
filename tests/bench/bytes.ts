import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { sendRequest } from '#tests/http-client';
import { readDefinitions, type AnyDefinition } from '#tests/block-definitions';
import type { Bench } from './bench';
import { makeBlocks, toPage } from './bench-blocks';
import { BROWSER_ARGS, CHROMIUM } from './browser';
import { formatKilobytes, judgeAtMost, type Figure } from './figure';
import { makeDirectory, startSite } from './servers';
import { storePages } from './store-pages';

/** What a page costs the visitor's connection, counted by a real browser that reads the page to its end. */

const CSS_LIMIT = { target: 20_000, moonshot: 12_000 };
const HTML_LIMIT = { target: 1.5, moonshot: 1.1 };
/** Scripts that hold data or call the framework: what the page is without hydration. */
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

interface MeasuredPage {
  name: string;
  path: string;
  js: { target: number; moonshot: number };
}

interface Weight {
  js: number;
  css: number;
  requests: number;
}

const MIXED = { target: 100_000, moonshot: 92_000 };
const FLOW = { target: 105_000, moonshot: 98_000 };
const FORM = { target: 125_000, moonshot: 105_000 };
const SHOP = { target: 30_000, moonshot: 20_000 };
const PRODUCT = { target: 40_000, moonshot: 25_000 };
const LIST = { target: 25_000, moonshot: 15_000 };
const JOURNEY = { target: 115_000, moonshot: 100_000 };
const CHECKOUT = { target: 125_000, moonshot: 105_000 };
const HEAVIEST = { target: 160_000, moonshot: 130_000 };

export const measureBytes: Bench = async () => {
  const definitions = await readDefinitions();
  const directory = makeDirectory();
  const site = await startSite({ directory });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: BROWSER_ARGS });
  try {
    await storePages(directory, toPages(definitions));
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const weight = await weigh(browser, `http://moscow.localhost:${site.port}${page.path}`);
      figures.push(...toFigures(page, weight));
    }
    for (const page of PAGES) {
      const { body } = await sendRequest({ port: site.port, path: page.path });
      figures.push(compareHtml(page.name, body));
    }
    return { figures, notes: toNotes(definitions) };
  } finally {
    await browser.close();
    await site.stop();
  }
};

const PAGES: readonly MeasuredPage[] = [
  { name: 'Text page, static blocks only', path: '/privacy', js: { target: 0, moonshot: 0 } },
  { name: 'Help article', path: '/help/info/lost-phone.html', js: MIXED },
  { name: 'Main page', path: '/', js: MIXED },
  { name: 'All tariffs', path: '/tariffs/all', js: MIXED },
  { name: 'Ten mixed blocks', path: '/bench/ten', js: MIXED },
  { name: '50 blocks, 5 of them tabs', path: '/bench/fifty', js: MIXED },
  { name: 'One flow among static blocks', path: '/pay/promised', js: FLOW },
  { name: 'A form with files and a date', path: '/help/contract-copy', js: FORM },
  { name: 'Home internet', path: '/forhome', js: JOURNEY },
  { name: 'Order of an eSIM, its first step', path: '/esim/order', js: JOURNEY },
  { name: 'Number porting', path: '/mnp?tariffTag=start', js: JOURNEY },
  { name: 'Checkout before the map is opened', path: '/order/product?tariff=start', js: CHECKOUT },
  { name: 'Phones of the shop', path: '/shop/phones', js: SHOP },
  { name: 'A product of the shop', path: '/shop/product?id=10001', js: PRODUCT },
  { name: 'News', path: '/news', js: LIST },
  { name: 'Found pages', path: `/search?q=${encodeURIComponent('роуминг')}`, js: LIST },
  { name: 'Every block and flow there is', path: '/bench/all', js: HEAVIEST },
];

/** A landing as an editor composes one. */
const TEN_TYPES = [
  'landing-header',
  'chips-carousel',
  'services-slider',
  'benefit-list',
  'cards',
  'tabs',
  'music-cards',
  'modal',
  'accordion',
  'download-link',
];

/** Pages made of the blocks' own examples. */
function toPages(definitions: readonly AnyDefinition[]): Record<string, unknown> {
  const ten = TEN_TYPES.flatMap((type) => definitions.find((definition) => definition.type === type) ?? []);
  return {
    '/bench/ten': toPage(ten.map(toComponent)),
    '/bench/fifty': toPage(makeBlocks(50)),
    '/bench/all': toPage(definitions.map(toComponent)),
  };
}

function toComponent({ type, version, examples }: AnyDefinition, index: number) {
  return { id: `${type}-${index}`, type, version, props: examples[0]?.props };
}

/** Opens a page with an empty cache, scrolls to its end and waits until nothing more is fetched. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const bodies: Promise<{ kind: string; size: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.headers()['content-type'] ?? '';
    const isCode = /javascript|text\/css/.test(kind);
    bodies.push(
      isCode ? response.body().then((body) => ({ kind, size: gzipSync(body).length })) : none(kind),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const counted = await Promise.all(bodies);
  await context.close();
  const sum = (pattern: RegExp) =>
    counted.filter(({ kind }) => pattern.test(kind)).reduce((total, { size }) => total + size, 0);
  return { js: sum(/javascript/), css: sum(/text\/css/), requests: counted.length };
}

async function none(kind: string): Promise<{ kind: string; size: number }> {
  return { kind, size: 0 };
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(30);
  }
  // Flows that come alive near the screen ask for their code a frame later.
  await page.waitForTimeout(300);
}

function toFigures({ name, js }: MeasuredPage, weight: Weight): Figure[] {
  const common = { bench: 'bytes', ratio: null };
  const toTarget = (limit: { target: number; moonshot: number }) =>
    `≤ ${limit.target / 1000} / ${limit.moonshot / 1000} KB`;
  return [
    {
      ...common,
      name: `JS: ${name}`,
      baseline: 'absolute, gzip',
      value: formatKilobytes(weight.js),
      target: toTarget(js),
      verdict: judgeAtMost(weight.js, js),
    },
    {
      ...common,
      name: `CSS: ${name}`,
      baseline: 'absolute, gzip',
      value: formatKilobytes(weight.css),
      target: toTarget(CSS_LIMIT),
      verdict: judgeAtMost(weight.css, CSS_LIMIT),
    },
  ];
}

function compareHtml(name: string, html: string): Figure {
  const whole = gzipSync(html).length;
  const bare = gzipSync(html.replaceAll(INLINE_SCRIPT, '')).length;
  const ratio = whole / bare;
  return {
    bench: 'bytes',
    name: `HTML: ${name}`,
    baseline: `without hydration data, ${formatKilobytes(bare)}`,
    value: formatKilobytes(whole),
    ratio,
    target: '≤ 1.5 / 1.1',
    verdict: judgeAtMost(ratio, HTML_LIMIT),
  };
}

function toNotes(definitions: readonly AnyDefinition[]): string[] {
  const live = definitions.filter(({ kind }) => kind === 'flow').map(({ type }) => `\`${type}\``);
  return [
    'Each response that Chromium received while the page was opened and scrolled to its end, compressed by gzip; modules fetched ahead are among them.',
    `With Preact in the browser: the flows ${live.join(', ')}. Blocks that do something bring a module of their own and no Preact (docs/decisions/0011).`,
    `Ten mixed blocks: ${TEN_TYPES.map((type) => `\`${type}\``).join(', ')}.`,
  ];
}
