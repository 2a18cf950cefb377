import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startSite, type SiteProcess } from './site-process';

/** What the gallery's pages are made of, by their HTML. */

/** Scripts that run; data for search engines is none. */
const EXECUTABLE = /<script(?![^>]*application\/ld\+json)[^>]*>/g;
const MODULE =
  /^<script type="module" src="\/assets\/start-page-[\w-]+\.js" nonce="[\w-]+"(?: data-later="[^"]*")?>$/;

const listed = z.array(z.object({ type: z.string(), kind: z.enum(['block', 'flow']) }));

let site: SiteProcess;
let types: { block: string[]; flow: string[] };
const read = async (path: string) => (await site.send({ path })).body;

beforeAll(async () => {
  site = await startSite();
  const entries = listed.parse(JSON.parse(await read('/dev/blocks.json')));
  const ofKind = (wanted: string) => entries.filter(({ kind }) => kind === wanted).map(({ type }) => type);
  types = { block: ofKind('block'), flow: ofKind('flow') };
});

test('static blocks send no script, enhanced ones one small module, whatever their example', async () => {
  expect(types.block.length).toBeGreaterThan(40);
  for (const type of types.block) {
    const about = await read(`/dev/blocks/${type}`);
    const count = about.match(/id="example-\d+"/g)?.length ?? 0;
    expect([type, count > 0]).toEqual([type, true]);
    for (let index = 0; index < count; index += 1) {
      const scripts = (await read(`/dev/blocks/${type}/${index}`)).match(EXECUTABLE) ?? [];
      // An example may need nothing of the enhancement.
      const isEnhanced = about.includes('hydration: none + enhance') && scripts.length > 0;
      expect([type, ...scripts]).toEqual(isEnhanced ? [type, expect.stringMatching(MODULE)] : [type]);
    }
  }
});

// Slow: every look of every flow is asked for by itself.
test('each state of a flow has a page of its own, with nothing else on it', async () => {
  expect(types.flow.length).toBeGreaterThan(8);
  for (const type of types.flow) {
    const about = await read(`/dev/flows/${type}`);
    const pattern = new RegExp(`href="(/dev/flows/${type}/[^"]+)"`, 'g');
    const paths = [...about.matchAll(pattern)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
    expect([type, paths.length > 0]).toEqual([type, true]);
    for (const path of paths) {
      const html = await read(path);
      const counts = [/ data-flow="/g, / data-error-summary/g, /<(script|header|footer)\b/g].map(
        (part) => html.match(part)?.length ?? 0,
      );
      expect([path, ...counts]).toEqual([path, 1, path.includes('errors=1') ? 1 : 0, 0]);
    }
  }
});

test('a state stands in the theme that its address names', async () => {
  expect(await read('/dev/flows/promised-payment/0?theme=dark')).toMatch(/<html[^>]* data-theme="dark"/);
});

test('knows no flow, state, block or example that is not there', async () => {
  const paths = [
    '/dev/flows/cards',
    '/dev/flows/promised-payment/99',
    '/dev/flows/promised-payment/first',
    '/dev/blocks/cards/99',
    '/dev/blocks/cards/first',
  ];
  for (const path of paths) expect([path, (await site.send({ path })).status]).toEqual([path, 404]);
});

test('only the page of one example stands in a frame, and only in one of its own origin', async () => {
  const ask = async (path: string) => {
    const { headers } = await site.send({ path });
    const frames = String(headers['content-security-policy']).match(/frame-\w+ [^;]+/g);
    return [headers['x-frame-options'], frames];
  };
  expect(await ask('/dev/blocks/cards/0')).toEqual(['SAMEORIGIN', ["frame-ancestors 'self'"]]);
  expect(await ask('/dev/blocks/cards')).toEqual(['DENY', ["frame-ancestors 'none'", "frame-src 'self'"]]);
  expect(await ask('/dev/blocks')).toEqual(['DENY', ["frame-ancestors 'none'"]]);
});
