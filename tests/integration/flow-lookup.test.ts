import { beforeAll, describe, expect, test } from 'vitest';
import { checkAddress, suggestAddresses } from '#schemas/gateway/convergent';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { DATA, FORM } from './post-flow';
import { startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

/** Questions that a step asks while a visitor types (docs/decisions/0048). */

const PATH = '/forhome';
const INSTANCE = 'checkAddressForm';
let gateway: FlowGateway;
let site: SiteProcess;
let addresses = 0;
beforeAll(async () => {
  gateway = await startFlowGateway();
  site = await startWith(gateway, { LOG_LEVEL: 'debug' });
});

interface Asked {
  address: string;
  from?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  target?: string;
}

async function look({ address, from, fields = {}, headers = {}, target = PATH + DATA }: Asked) {
  const body = new URLSearchParams({
    _flow: 'address-check',
    _instance: INSTANCE,
    _turn: '0',
    _lookup: 'addresses',
    address,
    ...fields,
  });
  const answer = await site.send({
    path: target,
    method: 'POST',
    body: body.toString(),
    headers: {
      ...FORM,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from ?? `10.2.0.${(addresses += 1)}`,
      ...headers,
    },
  });
  return { ...answer, answer: answer.body.startsWith('{') ? JSON.parse(answer.body) : null };
}

describe('a lookup', () => {
  test('[CONV-402][CONV-26][HOME-405][ORD-158] gives the browser five addresses at most, and nothing else of the operator’s answer', async () => {
    const { status, headers, answer } = await look({ address: 'озёрная' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(answer.outcome).toBe('found');
    const { suggestions } = answer.answer;
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(5);
    for (const suggestion of suggestions) {
      expect(Object.keys(suggestion).sort()).toEqual(['guid', 'otherRegion', 'value']);
    }
    expect(suggestions.at(-1).otherRegion).toEqual({ code: 'tatarstan', title: 'Татарстан' });
  });

  test('makes no visitor of anybody, moves no flow and is in no address and no log', async () => {
    const { headers, body } = await look({ address: 'Липовая Аллея секретная' });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toContain('sealed');
    await site.waitFor('flow-lookup');
    expect(site.output.join('\n')).not.toMatch(/Липовая|секретная/);
  });

  test('[CONV-38][CONV-39][ORD-157] asks the operator only for what its schema takes, at the step it belongs to, on the page that has the flow', async () => {
    const before = gateway.count(suggestAddresses.path);
    const refused = [
      await look({ address: 'Мо' }),
      await look({ address: 'Липовая'.repeat(100) }),
      await look({ address: 'Липовая', fields: { _lookup: 'constructor' } }),
      await look({ address: 'Липовая', fields: { _lookup: 'check' } }),
      await look({ address: 'Липовая', fields: { _step: 'tampered' } }),
    ];
    expect(refused.map(({ answer }) => answer)).toEqual(refused.map(() => ({ outcome: 'refused' })));
    expect((await look({ address: 'Липовая', fields: { _instance: 'other' } })).status).toBe(404);
    expect((await look({ address: 'Липовая', target: `/about${DATA}` })).status).toBe(404);
    expect((await look({ address: 'Липовая', target: PATH })).status).toBe(400);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await look({ address: 'Липовая', headers: foreign })).status).toBe(403);
    expect(gateway.count(suggestAddresses.path)).toBe(before);
  });

  test('is answered as often as its limits say, for one visitor without a cookie too', async () => {
    const from = '10.3.0.1';
    const outcomes: string[] = [];
    for (let asked = 0; asked < 130; asked += 1)
      outcomes.push((await look({ address: 'Липовая', from })).answer.outcome);
    expect(outcomes.filter((outcome) => outcome === 'found')).toHaveLength(120);
    expect(outcomes.at(-1)).toBe('limited');
    expect((await look({ address: 'Липовая' })).answer.outcome).toBe('found');
  });

  test('says so when the operator does not answer', async () => {
    gateway.spoil(suggestAddresses.path, 'status 500');
    expect((await look({ address: 'Липовая' })).answer).toEqual({ outcome: 'unavailable' });
    gateway.spoil(suggestAddresses.path, null);
    expect(gateway.count(checkAddress.path)).toBe(0);
  });
});
