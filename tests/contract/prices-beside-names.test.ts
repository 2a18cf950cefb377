// Slow: renders every page of the demo site in three regions.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOptionGroup } from '#schemas/gateway/options';
import { getArchivedTariffs, getTariff } from '#schemas/gateway/tariffs';
import { toPackagePrice } from '#schemas/products/package-price';
import { toProductPrice } from '#schemas/products/price';
import type { Audience } from '#schemas/page';
import type { Region } from '#schemas/region';
import type { CheckedSite } from '#app/content-check/checked-site';
import { startRun, type CheckRun } from '#app/content-check/check-run.server';
import { runCells } from '#app/content-check/page-cells.server';
import { prepareFilled } from '#app/content-check/prepare-filled.server';
import { openCheckedDemo } from '#app/content-check/testing/checked-demo';
import { pageUuids } from '#fixtures/sandbox/page-uuids';

/** Regions that pay differently. */
const REGIONS = ['moscow', 'spb', 'tatarstan'];
/** Pages that are wrong on purpose. */
const ON_PURPOSE = /^\/(?:test|dev-demo)\//;
/** How many pieces of text after a name may hold its price: what a card says between them. */
const REACH = 14;
/** Letters between a name in a sentence and its price. */
const NEAR = 40;

let site: CheckedSite;
let close: () => Promise<void>;
let run: CheckRun;
beforeAll(async () => {
  ({ site, close } = await openCheckedDemo());
  run = startRun(site);
});
afterAll(() => close());

interface Known {
  /** Every amount in the operator's record. */
  amounts: Set<string>;
  /** What it costs, and whether that is said with «от». */
  sum: string;
  isFrom: boolean;
}

/** What the operator says of each product, by the product's name. */
async function readProducts(region: Region): Promise<Map<string, Known>> {
  const b2c = run.gateway.for({ region, audience: 'b2c' }, () => undefined);
  const uuidOf = (path: string) => ({ query: { uuid: pageUuids.get(path) ?? '' } });
  const showcases = ['/tariffs/all', '/forhome', '/corp/tariffs'];
  const tariffs = await Promise.all(showcases.map((path) => b2c.call(getTariff, uuidOf(path))));
  const archived = await b2c.call(getArchivedTariffs, uuidOf('/tariffs/archive'));
  const { options } = await b2c.call(getOptionGroup, uuidOf('/services'));
  const products = [...tariffs.flatMap((showcase) => showcase?.tariffs ?? []), ...archived, ...options];
  const known = new Map<string, Known>();
  for (const product of products) {
    const own = JSON.stringify(product).match(/\d+(?:[.,]\d+)?/g) ?? [];
    const amounts = new Set([
      ...(known.get(product.title)?.amounts ?? []),
      ...own.map((amount) => amount.replace('.', ',')),
    ]);
    // A card of a package says what the tariff costs with its home internet, after both prices added up.
    const whole = toPackagePrice(product);
    for (const kopecks of [whole?.amountKopecks, whole?.oldAmountKopecks]) {
      if (kopecks !== undefined) amounts.add(String(kopecks / 100));
    }
    const price = toProductPrice(product);
    const sum = String((price?.amountKopecks ?? 0) / 100);
    known.set(product.title, { amounts, sum, isFrom: price?.prefix !== undefined });
  }
  return known;
}

interface Piece {
  text: string;
  isHeading: boolean;
}

/** What a visitor reads, in pieces between tags. */
function toPieces(html: string): Piece[] {
  const pieces: Piece[] = [];
  let heading = false;
  const shown = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '');
  for (const [, tag = '', text = ''] of shown.matchAll(/(<[^>]*>)([^<]*)/g)) {
    if (/^<h[1-6]\b/.test(tag)) heading = true;
    const plain = text.replace(/&nbsp;|[\s\u00A0]+/g, ' ').trim();
    if (plain !== '') pieces.push({ text: plain, isHeading: heading });
    if (/^<\/h[1-6]>/.test(tag)) heading = false;
  }
  return pieces;
}

const SUM = /(\d[\d ]*(?:,\d+)?) ₽/g;
const listSums = (text: string) => [...text.matchAll(SUM)].map(([, sum = '']) => sum.replaceAll(' ', ''));

interface Said {
  name: string;
  sum: string;
  /** It is said with «от»; null where the sentence may say it elsewhere. */
  isFrom: boolean | null;
  where: string;
}

/** Prices that stand beside a name: in the card that it heads, or in the sentence that names it. */
function findPrices(pieces: readonly Piece[], names: readonly string[]): Said[] {
  const said: Said[] = [];
  const titles = new Set(names);
  pieces.forEach(({ text, isHeading }, index) => {
    const bare = text.replace(/^«(.*)»$/, '$1');
    if (isHeading && titles.has(bare)) {
      const rest = pieces.slice(index + 1, index + 1 + REACH);
      const end = rest.findIndex((piece) => piece.isHeading);
      const card = end === -1 ? rest : rest.slice(0, end);
      // The old price stands before the new one, in a piece of its own.
      const isPrice = (piece: Piece) => /^\d[\d ]*(?:,\d+)? ₽$/.test(piece.text);
      card.forEach((piece, at) => {
        const isFirst = card.findIndex(isPrice) === at || card[at - 1]?.text === 'от';
        if (!isPrice(piece) || !isFirst) return;
        const isFrom = card[at - 1]?.text === 'от';
        said.push(...listSums(piece.text).map((sum) => ({ name: bare, sum, isFrom, where: text })));
      });
    }
    for (const name of names) {
      for (let at = text.indexOf(`«${name}»`); at !== -1; at = text.indexOf(`«${name}»`, at + 1)) {
        const [sentence = ''] = text
          .slice(at + name.length + 2, at + name.length + 2 + NEAR)
          .split(/[.;!?«]/);
        for (const sum of listSums(sentence)) said.push({ name, sum, isFrom: null, where: text });
      }
    }
  });
  return said;
}

/** Titles of windows that a visitor reads in them once more; what is there for screen readers alone does not count. */
function findRepeatedTitles(html: string): string[] {
  const seen = html.replace(/<(div|span) class="visually-hidden">[\s\S]*?<\/\1>/g, '');
  return [...seen.matchAll(/<dialog\b[\s\S]*?<\/dialog>/g)].flatMap(([markup]) => {
    const [title, ...others] = toPieces(markup);
    return title !== undefined && others.some(({ text }) => text === title.text) ? [title.text] : [];
  });
}

async function listPages() {
  const rows = await site.store.selectFrom('page').select(['path', 'audience', 'region', 'body']).execute();
  return rows.filter(({ path }) => !ON_PURPOSE.test(path));
}

async function render(raw: unknown, path: string, audience: Audience, region: Region): Promise<string> {
  const filled = await prepareFilled({ raw, audience, components: [], run }, region);
  if (filled === null) return '';
  const { base, prepareFor } = filled;
  const scope = { run, page: base.page, path, audience, until: null };
  const { groups } = await runCells(prepareFor, scope, [region], Number.POSITIVE_INFINITY);
  const blocks = groups.flatMap(({ blocks: { parts, html } }) =>
    parts.map(({ hash }) => html.get(hash) ?? ''),
  );
  const { title, meta } = base.page;
  return (
    [title, ...meta.map(({ content }) => content)].map((text) => `<p>${text}</p>`).join('') + blocks.join('')
  );
}

test.each(REGIONS)('every price beside the name of a product is the operator’s own in %s', async (code) => {
  const region = site.regions().find((one) => one.code === code);
  if (region === undefined) throw new Error(`there is no region ${code}`);
  const products = await readProducts(region);
  const names = [...products.keys()];
  const wrong: string[] = [];
  let compared = 0;
  for (const { path, audience, region: own, body } of await listPages()) {
    const pages = own === '' || own === code;
    if (!pages) continue;
    const html = await render(JSON.parse(body), path, audience === 'b2b' ? 'b2b' : 'b2c', region);
    if (html.includes('{{')) wrong.push(`${path}: braces`);
    for (const title of findRepeatedTitles(html))
      wrong.push(`${path}: the window «${title}» says its title twice`);
    for (const { name, sum, isFrom, where } of findPrices(toPieces(html), names)) {
      compared += 1;
      const known = products.get(name);
      const isOther = isFrom !== null && known?.sum === sum && known.isFrom !== isFrom;
      if (!known?.amounts.has(sum)) wrong.push(`${path}: ${name} — ${sum} (${where.slice(0, 80)})`);
      if (isOther) wrong.push(`${path}: ${name} — ${isFrom ? 'от ' : ''}${sum}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(100);
});
