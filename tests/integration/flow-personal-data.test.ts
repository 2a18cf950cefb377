import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { placedCases } from './flow-places';
import { createFlowStore } from './flow-store';
import { toWalkPage, walkFlow, type WalkTools } from './flow-walks';
import { visitFlow, type FlowVisit } from './post-flow';
import { PROMISED, startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

/** What visitors type stays with them: nothing of it in logs, on the disk, in addresses, on others' pages (trust.md, 23). */

const store = createFlowStore('operator');
const CANARIES: string[] = [];
let gateway: FlowGateway;
let site: SiteProcess;
beforeAll(async () => {
  gateway = await startFlowGateway();
  site = await startWith(gateway, { DATA_DIR: store.directory, LOG_LEVEL: 'trace' });
});

/** A number that stands nowhere else; its ending may ask for a captcha. */
function newCanary(ending = '77'): string {
  const serial = String(10 + CANARIES.length).padStart(6 - ending.length, '0');
  const msisdn = `79386${serial}${ending}`;
  CANARIES.push(msisdn, msisdn.slice(1));
  return msisdn;
}
function keep(...texts: string[]): void {
  CANARIES.push(...texts);
}

const open = async (place: { path: string; flow: string }): Promise<FlowVisit> => {
  const visit = visitFlow({ port: site.port, ...place });
  await visit.open();
  return visit;
};
/** What a walk types and gets is looked for everywhere. */
const tools: WalkTools = {
  newNumber: newCanary,
  note: keep,
  code: (to) => gateway.code(to),
  // Six digits may stand in the content by chance; the site has not met this code yet.
  noteCode: (code) => {
    if (!readDisk().some(([, bytes]) => holds(bytes, code))) keep(code);
  },
};

/** Every file of the data directory, the write-ahead log among them. */
function readDisk(): [name: string, bytes: string][] {
  return readdirSync(store.directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name)).toString('utf8')]);
}

function expectNone(place: string, text: string): void {
  for (const canary of CANARIES) expect([place, canary, holds(text, canary)]).toEqual([place, canary, false]);
}

/** A code of a few digits stands by chance within longer numbers, moments above all: it counts as a number of its own. */
function holds(text: string, canary: string): boolean {
  if (!/^\d{1,6}$/.test(canary)) return text.includes(canary);
  return new RegExp(`(?<!\\d)${canary}(?!\\d)`).test(text);
}

describe('what was typed', () => {
  const pages = new Map<string, string>();

  test.each(placedCases)('goes through $name to its end', async ({ name, type, flow, place }) => {
    const path = toWalkPage(name, place.path);
    pages.set(path, (await site.send({ path })).body);
    const end = await walkFlow(name, await open({ path, flow: type }), tools);
    expect([type, end, flow.machine.isFinal(end ?? '')]).toEqual([type, end, true]);
  });

  test('is in no line of the log, and in no file of the data directory', async () => {
    await open(PROMISED);
    const last = await site.send({ path: '/?last' });
    await site.waitFor('request', ({ request }) => request === last.headers['x-request-id']);
    expect(CANARIES.length).toBeGreaterThan(placedCases.length * 2);
    expectNone('log', site.output.join('\n').replaceAll(/"(request|time)":"[^"]*"/g, ''));
    const files = readDisk();
    expect(files.map(([name]) => name)).toEqual(expect.arrayContaining(['site.sqlite', 'site.sqlite-wal']));
    for (const [name, bytes] of files) expectNone(name, bytes);
    const flows = placedCases.length;
    noteFigure(
      23,
      'server',
      `${CANARIES.length} canaries through ${flows} flows: 0 hits in ${site.output.length} log lines and ${files.length} files`,
    );
  });

  test('is on no page for others: each is what it was before, byte for byte', async () => {
    for (const [address, before] of pages) {
      expect([address, (await site.send({ path: address })).body === before]).toEqual([address, true]);
    }
    for (const address of ['/sandbox/bank', '/sandbox/chat', '/sitemap.xml']) {
      expectNone(address, (await site.send({ path: address })).body);
    }
    // A figure may have any digits; what could tell of a person is a name or a label.
    const metrics = (await site.send({ path: '/metrics' })).body;
    expectNone('/metrics', metrics.replace(/ [\d.e+-]+$/gm, ''));
    noteFigure(
      23,
      'page-cache',
      `${pages.size} pages after the flows: all byte-identical for a clean visitor`,
    );
  });

  test('is in answers that nobody on the way may keep', async () => {
    const visit = await open(PROMISED);
    const msisdn = newCanary();
    const answers = [
      await visit.copy().postData('sendCode', { msisdn }),
      await visit.post('sendCode', { msisdn }),
    ];
    for (const { http } of answers)
      expect(http.headers['cache-control']).toMatch(/no-store|^private, max-age=0/);
  });
});
