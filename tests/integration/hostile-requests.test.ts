import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { getNews } from '#schemas/gateway/news';
import { getPromotion } from '#schemas/gateway/promotions';
import { noteFigure } from '#tests/trust-figures';
import { placedCases } from './flow-places';
import { FORM } from './post-flow';
import { startSite, type SiteProcess } from './site-process';
import { signInFirst, type StudioVisitor } from './studio-visit';

/** Requests that once held the process for seconds, each from one visitor: refused at the door (trust.md, 5 and 25). */

let site: SiteProcess;
let admin: StudioVisitor;
beforeAll(async () => {
  site = await startSite();
  admin = await signInFirst(site);
});

/** Processor seconds of the server so far. */
async function readWork(): Promise<number> {
  const { body } = await site.send({ path: '/metrics' });
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(body)?.[1]);
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  site.send({
    path,
    method: 'POST',
    body,
    headers: { ...FORM, origin: `http://moscow.localhost:${site.port}`, ...headers },
  });

const placeOf = (flow: string) => {
  const place = placedCases.find(({ type }) => type === flow)?.place;
  if (place === undefined) throw new Error(`no page has the flow ${flow}`);
  return place;
};

function postFlow(type: string, action: string, rest: string) {
  const { path, instance } = placeOf(type);
  return post(path, `_flow=${type}&_instance=${instance}&_action=${action}&${rest}`);
}

const fields = (count: number, value = '') =>
  Array.from({ length: count }, (_, index) => `f${index}-new=${value}`).join('&');

test('none of them takes a second of the processor, and each is told what it is', async () => {
  await postFlow('top-up', 'pay', 'msisdn=9261112233&amount=300');
  const before = await readWork();
  const amount = `msisdn=9261112233&amount=1${'+'.repeat(60_000)}`;
  const answers = [
    [await postFlow('top-up', 'pay', `${amount}x`), 422],
    [await postFlow('top-up', 'pay', `${amount}${'+'.repeat(40_000)}x`), 413],
    [await postFlow('feedback-form', 'send', fields(24_000)), 413],
    [await postFlow('feedback-form', 'send', fields(750)), 422],
    [await site.send({ path: `${getNews.path}?page=${'/'.repeat(7800)}x` }), 414],
    [await site.send({ path: `${getNews.path}?page=${'/'.repeat(1900)}x` }), 404],
    [await site.send({ path: `${getPromotion.path}?page=${'/'.repeat(1900)}x` }), 404],
    [await site.send({ path: '/'.repeat(7800) }), 414],
    [await post('/studio/sign-in', fields(200_000, 'x')), 413],
    [await post('/cookie-notice', `version=${'x'.repeat(100_000)}`), 413],
    [await post('/uploads', `_remove=${'x'.repeat(100_000)}`), 413],
  ] as const;
  expect(answers.map(([{ status }]) => status)).toEqual(answers.map(([, status]) => status));
  const seconds = (await readWork()) - before;
  noteFigure(
    5,
    'hostile-requests',
    `11 requests that took up to 19 s each: ${seconds.toFixed(2)} s together`,
  );
  expect(seconds / answers.length).toBeLessThan(1);
});

test('what is longer than any form ends its connection with its refusal, whatever route it is for', async () => {
  const part = 'x'.repeat(2_000_000);
  const kept = { connection: 'keep-alive' };
  const declared = { ...kept, 'content-length': '900000000' };
  const chunked = { ...kept, 'transfer-encoding': 'chunked' };
  const refused = [
    await post('/cookie-notice', `version=${part}`, declared),
    await post('/uploads', `_remove=${part}`, declared),
    await post('/studio/sign-in', fields(500_000), declared),
    await post('/pay/topup', `msisdn=${part}`, declared),
    await post('/pay/topup', `msisdn=${part}`, chunked),
    await post('/pay/topup?_data=root', `msisdn=${part}`, chunked),
    await post('/none', `msisdn=${part}`, chunked),
  ];
  expect(refused.map(({ status, headers }) => [status, headers.connection])).toEqual(
    refused.map(() => [413, 'close']),
  );
  const tooMuch = await post('/cookie-notice', `version=${part}`, kept);
  expect([tooMuch.status, tooMuch.headers.connection]).toEqual([413, 'keep-alive']);
});

describe('content that nests nine thousand levels deep', () => {
  const DEEP = `${'['.repeat(9000)}${']'.repeat(9000)}`;
  const PAGE = `{"uuid":"deep","type":"common","title":"Глубоко","components":[{"type":"text","props":${DEEP}}]}`;
  const publishData = z.object({ head: z.object({ mark: z.string() }) });

  async function makePage(path: string): Promise<{ id: string; mark: string }> {
    const form = { title: 'Глубоко', path, audience: 'b2c', region: '', template: 'empty' };
    const { headers } = await admin.send({ path: '/studio/pages/new', form });
    const id = String(headers.location).split('/').at(-1) ?? '';
    const data = '_data=routes%2Fstudio.pages.%24id_.publish';
    const { body } = await admin.send({ path: `/studio/pages/${id}/publish?${data}` });
    return { id, mark: publishData.parse(JSON.parse(body)).head.mark };
  }

  const postJson = (path: string, body: string) =>
    admin.send({ path, method: 'POST', body, headers: { 'content-type': 'application/json' } });

  test('is refused with 422 wherever the studio takes it, in words', async () => {
    const { id, mark } = await makePage('/deep');
    const saved = await postJson(`/studio/pages/${id}/save`, JSON.stringify({ body: PAGE, mark }));
    expect([saved.status, saved.body]).toEqual([422, expect.stringContaining('слишком глубоко')]);

    const read = await postJson(`/studio/pages/${id}/read`, JSON.stringify({ body: PAGE }));
    expect(read.status).toBe(422);

    const scope = { region: 'moscow', audience: 'b2c', at: null, types: [] };
    const rendered = [
      await postJson(
        `/studio/pages/${id}/render`,
        JSON.stringify({ ...scope, page: '{}', components: [DEEP] }),
      ),
      await postJson(`/studio/pages/${id}/render`, JSON.stringify({ ...scope, page: DEEP, components: [] })),
    ];
    expect(rendered.map(({ status }) => status)).toEqual([422, 422]);
  });

  test('in the request itself is refused as well', async () => {
    const { id } = await makePage('/deep-request');
    const answer = await postJson(`/studio/pages/${id}/save`, `{"body":${DEEP},"mark":${DEEP}}`);
    expect([400, 422]).toContain(answer.status);
  });
});
