import { expect, test } from 'vitest';
import * as z from 'zod';
import { MAIN_PAGE, startFakeGateway } from './fake-gateway';
import { startSite } from './site-process';
import { signInFirst } from './studio-visit';

const DATA = '/studio/layouts?_data=routes%2Fstudio.layouts._index';
const screen = z.object({ mainPages: z.array(z.object({ id: z.string() })) });
const refused = z.object({ faults: z.object({ mainRegion: z.string() }) });
const PROMOTION = { id: 'white-nights', title: 'Белые ночи без лимита' };

test('own promotions begin with a copy of the operator’s; while it does not answer, nothing begins', async () => {
  const gateway = await startFakeGateway();
  gateway.answers.set(MAIN_PAGE, { body: { actions: [PROMOTION] } });
  const site = await startSite({ OPERATOR_API_URL: gateway.origin });
  const admin = await signInFirst(site);
  const begin = () => admin.send({ path: DATA, form: { kind: 'main-page', mainRegion: 'spb' } });
  const list = async () => screen.parse(JSON.parse((await admin.send({ path: DATA })).body)).mainPages;

  gateway.fail('status 500', ({ path }) => path === MAIN_PAGE);
  const silent = await begin();
  expect(silent.status).toBe(422);
  expect(refused.parse(JSON.parse(silent.body)).faults.mainRegion).toContain('Оператор не\u00a0ответил');
  expect(await list()).toEqual([]);

  gateway.fail(null);
  const made = await begin();
  expect(made.headers['x-remix-redirect']).toBe(`/studio/layouts/${(await list()).at(0)?.id}`);
  const editor = await admin.send({ path: String(made.headers['x-remix-redirect']) });
  expect(editor.body).toContain(PROMOTION.title);
  await site.stop();
});
