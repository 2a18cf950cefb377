import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { HttpAnswer } from '#tests/http-client';
import { startSite, type SiteProcess } from './site-process';
import { makePerson, signInFirst, type StudioVisitor } from './studio-visit';

/** Publishing as the server sees it: what a screen would not send, two at a time, and who may not. */

let site: SiteProcess;
let admin: StudioVisitor;
let editor: StudioVisitor;
beforeAll(async () => {
  site = await startSite();
  admin = await signInFirst(site);
  editor = await makePerson(site, admin, 'asks', 'editor');
});

/** Nobody has anything against such a page. */
const TOP = { id: 'top', type: 'landing-header', version: 1, props: { header: 'Проверка' } };
const toBody = (title: string, components: unknown[]) =>
  JSON.stringify({
    uuid: 'studio-publish',
    type: 'common',
    title,
    components: [TOP, ...components],
    meta: [{ name: 'description', content: 'Страница проверки.' }],
  });
const block = (title: string) => ({
  id: 'text',
  type: 'text',
  version: 1,
  props: { title, html: '<p>Да</p>' },
});

let numbers = 0;

async function makePage(body: string): Promise<{ id: string; path: string }> {
  const path = `/published-${(numbers += 1)}`;
  const form = { title: path, path, audience: 'b2c', region: '', template: 'empty' };
  const { headers } = await admin.send({ path: '/studio/pages/new', form });
  const id = String(headers.location).split('/').at(-1) ?? '';
  await saveDraft(id, body);
  return { id, path };
}

const screenData = z.object({
  head: z.object({ mark: z.string() }),
  version: z.string(),
  former: z.object({ id: z.string() }).nullable(),
  request: z.object({ note: z.string(), by: z.string() }).nullable(),
});
const SCHEDULE_DATA = '_data=routes%2Fstudio.pages.%24id_.schedule';
const DATA = '_data=routes%2Fstudio.pages.%24id_.publish';

async function readScreen(id: string) {
  const { body } = await admin.send({ path: `/studio/pages/${id}/publish?${DATA}` });
  return screenData.parse(JSON.parse(body));
}

async function saveDraft(id: string, body: string): Promise<void> {
  const { mark } = (await readScreen(id)).head;
  const saved = await admin.send({
    path: `/studio/pages/${id}/save`,
    method: 'POST',
    body: JSON.stringify({ body, mark }),
    headers: { 'content-type': 'application/json' },
  });
  expect(JSON.parse(saved.body)).toMatchObject({ outcome: 'saved' });
}

function post(id: string, form: Record<string, string>, who = admin): Promise<HttpAnswer> {
  return who.send({ path: `/studio/pages/${id}/publish?${DATA}`, form });
}

async function publish(id: string): Promise<HttpAnswer> {
  const { head, version } = await readScreen(id);
  return post(id, { intent: 'publish', mark: head.mark, version });
}

const seen = async (path: string) => {
  const { status, body } = await site.send({ path: `${path}?nocache=1` });
  return status === 200 ? (/<h2[^>]*>([^<]*)<\/h2>/.exec(body)?.[1] ?? '') : String(status);
};

test('a page that was published is found by its words, and suggested', async () => {
  const find = async (where: string, words: string) =>
    (await site.send({ path: `${where}?q=${encodeURIComponent(words)}` })).body;
  const { id, path } = await makePage(toBody('Керосиновая лавка', [block('Свежий керосин')]));
  const link = `href="${path}"`;
  expect(await find('/search', 'керосином')).not.toContain(link);
  expect((await publish(id)).status).toBe(200);
  await expect.poll(() => find('/search', 'керосином')).toContain(link);
  const suggested: unknown = JSON.parse(await find('/search-suggestions.json', 'керосин'));
  expect(suggested).toMatchObject([{ title: 'Керосиновая лавка', url: path }]);
});

describe('scheduling', () => {
  const plan = async (id: string, more: Record<string, string> = {}) => {
    const { head } = await readScreen(id);
    const when = { date: '2099-01-01', time: '10:00' };
    const form = { intent: 'plan', action: 'publish', mark: head.mark, ...when, ...more };
    const { status, body } = await admin.send({
      path: `/studio/pages/${id}/schedule?${SCHEDULE_DATA}`,
      form,
    });
    const { body: screen } = await admin.send({ path: `/studio/pages/${id}/schedule?${SCHEDULE_DATA}` });
    const { waiting } = z.object({ waiting: z.array(z.unknown()) }).parse(JSON.parse(screen));
    return { status, body, plans: waiting.length };
  };

  test('is refused, as publishing is, where a visitor would see a mistake, and says which', async () => {
    const { id } = await makePage(toBody('С ошибкой', [{ id: 'x', type: 'no-such-block', props: {} }]));
    const refused = await plan(id);
    expect(refused).toMatchObject({ status: 409, plans: 0 });
    expect(refused.body).toContain('Такого блока на\u00a0сайте нет');
    expect((await plan(id, { action: 'unpublish' })).plans).toBe(1);
  });

  test('asks for warnings to be accepted', async () => {
    const { id } = await makePage(
      JSON.stringify({ ...JSON.parse(toBody('Без описания', [block('Есть')])), meta: [] }),
    );
    const asked = await plan(id);
    expect(asked.plans).toBe(0);
    expect(asked.body).toContain('Прочтите замечания');
    expect(await plan(id, { accepts: 'yes' })).toMatchObject({ status: 200, plans: 1 });
  });
});

describe('publishing', () => {
  test('is refused by the server too when a visitor would see a mistake', async () => {
    const { id, path } = await makePage(toBody('С ошибкой', [{ id: 'x', type: 'no-such-block', props: {} }]));

    const refused = await publish(id);

    expect(refused.status).toBe(409);
    expect(refused.body).toContain('проверка нашла');
    expect(await seen(path)).toBe('404');
  });

  test('asks for warnings to be accepted', async () => {
    const { id, path } = await makePage(
      JSON.stringify({ ...JSON.parse(toBody('Без описания', [block('Есть')])), meta: [] }),
    );
    const { head, version } = await readScreen(id);
    const form = { intent: 'publish', mark: head.mark, version };

    expect((await post(id, form)).status).toBe(422);
    expect(await seen(path)).toBe('404');
    expect((await post(id, { ...form, accepts: 'yes' })).status).toBe(200);
    expect(await seen(path)).toBe('Есть');
  });

  test('happens once for two presses, and both are told so', async () => {
    const { id } = await makePage(toBody('Дважды', [block('Раз')]));
    const { head, version } = await readScreen(id);
    const form = { intent: 'publish', mark: head.mark, version };

    const answers = await Promise.all([post(id, form), post(id, form), post(id, form)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const states = await admin.send({
      path: `/studio/pages/${id}/history?_data=routes%2Fstudio.pages.%24id_.history`,
    });
    expect(z.object({ states: z.array(z.unknown()) }).parse(JSON.parse(states.body)).states).toHaveLength(1);
  });

  test('of a state that somebody has changed meanwhile is a conflict', async () => {
    const { id, path } = await makePage(toBody('Общая', [block('Моё')]));
    const { head, version } = await readScreen(id);
    await saveDraft(id, toBody('Общая', [block('Чужое')]));

    const answer = await post(id, { intent: 'publish', mark: head.mark, version });

    expect(answer.status).toBe(409);
    expect(await seen(path)).toBe('404');
  });

  test('is undone by one press, and the draft stays', async () => {
    const { id, path } = await makePage(toBody('Назад', [block('Первая')]));
    await publish(id);
    await saveDraft(id, toBody('Назад', [block('Вторая')]));
    await publish(id);
    await saveDraft(id, toBody('Назад', [block('Третья')]));
    expect(await seen(path)).toBe('Вторая');

    const revision = (await readScreen(id)).former?.id ?? '';
    const answers = [
      await post(id, { intent: 'undo', revision }),
      await post(id, { intent: 'undo', revision }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await seen(path)).toBe('Первая');
    expect((await publish(id)).status).toBe(200);
    expect(await seen(path)).toBe('Третья');
  });

  test('ends when the page is taken from the site', async () => {
    const { id, path } = await makePage(toBody('Снять', [block('Видно')]));
    await publish(id);

    expect((await post(id, { intent: 'unpublish' })).status).toBe(200);
    expect(await seen(path)).toBe('404');
  });

  test('is not for an editor, who asks for it instead', async () => {
    const { id, path } = await makePage(toBody('Прошу', [block('Проверьте')]));
    const { head, version } = await readScreen(id);
    const forbidden = [{ intent: 'publish', mark: head.mark, version }, { intent: 'unpublish' }];
    for (const form of forbidden) expect((await post(id, form, editor)).status).toBe(403);

    const asked = await post(id, { intent: 'ask', mark: head.mark, note: 'К празднику' }, editor);

    expect(asked.status).toBe(200);
    expect((await readScreen(id)).request).toEqual({ note: 'К празднику', by: 'Имя asks' });
    expect(await seen(path)).toBe('404');
    expect((await admin.send({ path: '/studio' })).body).toContain('К празднику');
    await publish(id);
    expect((await readScreen(id)).request).toBeNull();
    expect((await admin.send({ path: '/studio' })).body).not.toContain('К празднику');
  });
});
