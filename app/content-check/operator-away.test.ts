import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGateway } from '#cms/gateway/create-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import { getMainPage } from '#schemas/gateway/page';
import type { CheckedSite } from './checked-site';
import { ADDRESS, findFaults, makePage, openCheckedDemo } from './testing/checked-demo';
import { rememberAnswers } from './remembered-gateway.server';
import { simulatePage } from './simulate-page.server';

let site: CheckedSite;
let close: () => Promise<void>;
/** How often the operator was asked. */
let asked = 0;

beforeAll(async () => {
  const demo = await openCheckedDemo();
  close = demo.close;
  const gateway = createGateway({
    origin: 'http://operator.invalid',
    transport: async () => {
      asked += 1;
      return new Response('{}', { status: 400 });
    },
    observer: SILENT_OBSERVER,
  });
  site = { ...demo.site, gateway };
});
afterAll(() => close());

describe('while the operator does not answer', () => {
  test('what depends on it is left unchecked, and refuses nothing', async () => {
    const components = [
      { id: 'form', type: 'feedback-form' },
      { id: 'news', type: 'news-feed' },
      { id: 'buy', type: 'tariff-connection', props: { tariff: { id: 'start' }, connection: {} } },
    ];
    const report = await simulatePage(makePage(components), ADDRESS, site);
    expect(report.isRefused).toBe(false);
    expect(report.findings.map(({ id, code, severity, about }) => [id, code, severity, about])).toEqual([
      ['form', 'load-failed', 'warning', undefined],
      ['news', 'unchecked', 'warning', 'news.list'],
      ['buy', 'unchecked', 'warning', 'tariff.compare'],
    ]);
  });

  test('a call that keeps failing is given up, not repeated for every region', async () => {
    asked = 0;
    await findFaults(site, makePage([{ id: 'news', type: 'news-feed' }]));
    expect(asked).toBe(3);
  });

  test('what is not there is no failure', async () => {
    const failures: string[] = [];
    const gateway = createGateway({
      origin: 'http://operator.invalid',
      transport: async () => new Response('{}', { status: 404 }),
      observer: SILENT_OBSERVER,
    });
    const region = { id: '1', code: 'moscow', title: 'Москва' };
    const { ask } = rememberAnswers(gateway).for({ region, audience: 'b2c' }, (call) => failures.push(call));
    expect((await ask(getMainPage, {})).ok).toBe(false);
    expect(failures).toEqual([]);
  });
});
