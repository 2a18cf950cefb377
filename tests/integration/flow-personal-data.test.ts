import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { placedCases } from './flow-places';
import { createFlowStore } from './flow-store';
import { visitFlow, type FlowVisit } from './post-flow';
import { PROMISED, startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

/** What visitors type stays with them: nothing of it in logs, on the disk, in addresses, on others' pages (trust.md, 23). */

const store = createFlowStore('operator');
/** The first page with the flow is one whose tariff is connected in other ways only. */
const PAGES: Readonly<Record<string, string>> = { 'tariff-connection': '/tariffs/all/start' };
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
const confirm = async (visit: FlowVisit, msisdn: string) => {
  const code = gateway.code(msisdn);
  // Six digits may stand in the content by chance; the site has not met this code yet.
  if (!readDisk().some(([, bytes]) => bytes.includes(code))) keep(code);
  return visit.post('confirm', { code });
};

/** The way through each flow; the state that it ends in. */
const WALKS: Record<string, (visit: FlowVisit) => Promise<string | undefined>> = {
  async 'promised-payment'(visit) {
    const msisdn = newCanary('0001');
    await visit.post('sendCode', { msisdn });
    const [, id = ''] = /\/captcha\/([\w-]+)\//.exec(visit.html()) ?? [];
    const captchaCode = gateway.code(id);
    keep(captchaCode);
    await visit.post('sendCode', { msisdn, captchaCode });
    await visit.post('confirm', { code: gateway.code(msisdn), msisdn });
    return (await visit.post('take', { amount: '300' })).state?.snapshot.state;
  },
  async 'top-up'(visit) {
    await visit.post('pay', { msisdn: newCanary(), amount: '9501' });
    return (await visit.postData('pay', { msisdn: newCanary(), amount: '300' })).state?.snapshot.state;
  },
  async 'tariff-connection'(visit) {
    const msisdn = newCanary();
    if (visit.html().includes('value="CHANGE_TARIFF"')) await visit.raise('CHANGE_TARIFF');
    await visit.post('sendCode', { msisdn });
    await confirm(visit, msisdn);
    return (await visit.post('change')).state?.snapshot.state;
  },
  async 'option-connection'(visit) {
    const msisdn = newCanary();
    if (visit.html().includes('value="choose"'))
      await visit.post('choose', { productId: findProduct(visit) });
    await visit.post('sendCode', { msisdn });
    return (await confirm(visit, msisdn)).state?.snapshot.state;
  },
  async 'chat-opener'(visit) {
    const msisdn = newCanary();
    await visit.post('sendCode', { msisdn });
    return (await confirm(visit, msisdn)).state?.snapshot.state;
  },
  async 'rate-plan'(visit) {
    const msisdn = newCanary();
    await visit.post('sendCode', { msisdn });
    return (await confirm(visit, msisdn)).state?.snapshot.state;
  },
  async 'sms-sender'(visit) {
    const [msisdn, recipient, text] = [newCanary(), newCanary(), 'Канарейка поёт в семь'];
    keep(text, encodeURIComponent(text));
    await visit.post('sendCode', { msisdn, recipient, text });
    const [, id = ''] = /\/captcha\/([\w-]+)\//.exec(visit.html()) ?? [];
    const captchaCode = gateway.code(id);
    keep(captchaCode);
    await visit.post('sendCode', { msisdn, recipient, text, captchaCode });
    return (await confirm(visit, msisdn)).state?.snapshot.state;
  },
  async 'operator-check'(visit) {
    return (await visit.post('check', { msisdn: newCanary() })).state?.snapshot.state;
  },
  async 'feedback-form'(visit) {
    const [msisdn, name, address] = [newCanary(), 'Канарейкина Желтопера', 'Птицеград, улица Клетки, 77'];
    keep(name, encodeURIComponent(name), address, encodeURIComponent(address));
    const values = { f0: name, f1: address, f2: msisdn, f3: '9-12', f4: '', f5: 'on' };
    await visit.post('sendCode', values);
    const code = gateway.code(msisdn);
    return (await visit.post('confirm', { ...values, code })).state?.snapshot.state;
  },
  async survey(visit) {
    const advice = 'Пойте по утрам чуть тише';
    keep(advice, encodeURIComponent(advice));
    await visit.post('load');
    const answers = { q0: '3', 'q0-other': advice, q2: '4', q4: advice };
    return (await visit.post('send', answers)).state?.snapshot.state;
  },
  async 'friend-invitation'(visit) {
    const [msisdn, friend] = [newCanary(), newCanary()];
    await visit.post('sendCode', { msisdn, friend });
    return (await confirm(visit, msisdn)).state?.snapshot.state;
  },
};

const findProduct = (visit: FlowVisit) =>
  /name="productId"[^>]*value="([^"]+)"/.exec(visit.html())?.[1] ?? '';

/** Every file of the data directory, the write-ahead log among them. */
function readDisk(): [name: string, bytes: string][] {
  return readdirSync(store.directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name)).toString('utf8')]);
}

function expectNone(place: string, text: string): void {
  for (const canary of CANARIES)
    expect([place, canary, text.includes(canary)]).toEqual([place, canary, false]);
}

describe('what was typed', () => {
  const pages = new Map<string, string>();

  test.each(placedCases)('goes through $type to its end', async ({ type, flow, place }) => {
    const path = PAGES[type] ?? place.path;
    pages.set(path, (await site.send({ path })).body);
    const walk = WALKS[type];
    if (walk === undefined) throw new Error(`the flow "${type}" has no walk here`);
    const end = await walk(await open({ path, flow: type }));
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
