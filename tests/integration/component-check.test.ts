import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startSite, type SiteProcess } from './site-process';
import { makePerson, signInFirst, visit } from './studio-visit';

const BROKEN = '/dev-demo/broken';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({}, 'few pages');
});

const overlayOf = (body: string) => /<aside[^>]*data-component-check[\s\S]*?<\/aside>/.exec(body)?.[0] ?? '';

describe('componentCheck of a broken page', () => {
  test('gives machines each finding with its page, place, region and owner', async () => {
    const { body } = await site.send({ path: `${BROKEN}?componentCheck=json` });
    const { page, findings } = z
      .object({ page: z.string(), findings: z.array(z.looseObject({ id: z.string() })) })
      .parse(JSON.parse(body));
    expect(page).toBe(BROKEN);
    expect(findings.find(({ id }) => id === 'invalid')).toMatchObject({
      code: 'invalid-props',
      severity: 'error',
      type: 'price-list',
      version: 1,
      pointer: '/props/rows/0/price/amountKopecks',
      place: '/components/3',
      page: BROKEN,
      audience: 'b2c',
      regions: ['moscow'],
      owner: 'editors',
      label: 'Цены',
    });
  });

  test('shows editors the same in Russian, with the way to each block', async () => {
    const admin = await signInFirst(site);
    const overlay = overlayOf((await admin.send({ path: `${BROKEN}?componentCheck` })).body);
    expect(overlay).toContain('Такого блока на\u00a0сайте нет');
    expect(overlay).toMatch(/href="\/studio\/pages\/[\w-]+\?block=unknown"/);
    expect(overlay).toMatch(/Кто исправит<\/dt><dd>разработка/);
  });

  test('shows strangers no way into the studio, whatever cookie they bring', async () => {
    for (const visitor of [visit(site), visit(site, { studio: 'A'.repeat(43) })]) {
      const { status, body, headers } = await visitor.send({ path: `${BROKEN}?componentCheck` });
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(overlayOf(body)).toContain('no block or flow is called');
      expect(body).not.toContain('/studio');
    }
  });

  test('leaves the page as it is for everybody else', async () => {
    const admin = await signInFirst(site);
    expect((await admin.send({ path: BROKEN })).body).not.toContain('data-component-check');
  });
});

describe('the report of the studio', () => {
  test('is begun by an editor, not by a viewer, and read by both', async () => {
    const admin = await signInFirst(site);
    const viewer = await makePerson(site, admin, 'check-viewer', 'viewer');
    expect((await viewer.send({ path: '/studio/check' })).status).toBe(200);
    expect((await viewer.send({ path: '/studio/check', form: { intent: 'refresh' } })).status).toBe(403);
    expect((await admin.send({ path: '/studio/check', form: { intent: 'else' } })).status).toBe(400);
    expect((await admin.send({ path: '/studio/check', form: { intent: 'refresh' } })).status).toBe(200);
    const countUnchecked = async (): Promise<unknown> =>
      Object(JSON.parse((await viewer.send({ path: '/studio/check.json' })).body)).unchecked;
    await expect.poll(countUnchecked, { interval: 500 }).toBe(0);

    const { body } = await viewer.send({ path: '/studio/check' });
    expect(body).toContain('Эта сборка не\u00a0ломает ни\u00a0одной страницы');
    expect(body).toContain('Такого блока на\u00a0сайте нет');
    const filtered = await viewer.send({ path: '/studio/check?severity=warning&owner=developers&from=x' });
    expect(filtered.status).toBe(200);
    expect(filtered.body).not.toMatch(/<td[^>]*>[^<]*hologram/);
    const { headers } = await viewer.send({ path: '/studio/check.json' });
    expect(headers['content-disposition']).toContain('content-check.json');
  });
});
