import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startSite, type SiteProcess } from './site-process';
import { makePerson, signInFirst, type StudioVisitor } from './studio-visit';

/** A page that gets another address, and one that goes to the trash and comes back. */

let site: SiteProcess;
let admin: StudioVisitor;
beforeAll(async () => {
  site = await startSite();
  admin = await signInFirst(site);
});

const toBody = (title: string, html: string) =>
  JSON.stringify({
    uuid: `place-${title}`,
    type: 'common',
    title,
    meta: [{ name: 'description', content: 'Страница проверки.' }],
    components: [
      { id: 'top', type: 'landing-header', version: 1, props: { header: title } },
      { id: 'text', type: 'text', version: 1, props: { html } },
    ],
  });

const screenData = z.object({ head: z.object({ mark: z.string() }), version: z.string() });
const PUBLISH = '_data=routes%2Fstudio.pages.%24id_.publish';
const PLACE = '_data=routes%2Fstudio.pages.%24id_.place';

async function makePage(path: string, html = '<p>Слова.</p>'): Promise<string> {
  const form = { title: path, path, audience: 'b2c', region: '', template: 'empty' };
  const { headers } = await admin.send({ path: '/studio/pages/new', form });
  const id = String(headers.location).split('/').at(-1) ?? '';
  const { head } = await readPublish(id);
  const saved = await admin.send({
    path: `/studio/pages/${id}/save`,
    method: 'POST',
    body: JSON.stringify({ body: toBody(path, html), mark: head.mark }),
    headers: { 'content-type': 'application/json' },
  });
  expect(JSON.parse(saved.body)).toMatchObject({ outcome: 'saved' });
  return id;
}

async function readPublish(id: string) {
  const { body } = await admin.send({ path: `/studio/pages/${id}/publish?${PUBLISH}` });
  return screenData.parse(JSON.parse(body));
}

async function publish(id: string): Promise<void> {
  const { head, version } = await readPublish(id);
  const form = { intent: 'publish', mark: head.mark, version, accepts: 'yes' };
  expect((await admin.send({ path: `/studio/pages/${id}/publish?${PUBLISH}`, form })).status).toBe(200);
}

const place = (id: string, form: Record<string, string>, who = admin) =>
  who.send({ path: `/studio/pages/${id}/place?${PLACE}`, form });

async function go(path: string) {
  const { status, headers, body } = await site.send({ path });
  return { status, location: headers.location, body };
}

describe('another address', () => {
  test('leads visitors on from the old one, and corrects the links of other pages', async () => {
    const offer = await makePage('/offer-old');
    await publish(offer);
    const linking = await makePage('/offer-links', '<p><a href="/offer-old#price">Цена</a></p>');
    await publish(linking);

    const moved = await place(offer, {
      intent: 'move',
      path: '/offer-new/',
      redirect: 'yes',
      links: 'yes',
    });

    expect(moved.body).toContain('/offer-new');
    expect((await go('/offer-new')).status).toBe(200);
    expect(await go('/offer-old')).toMatchObject({ status: 301, location: '/offer-new' });
    const { body } = await go('/offer-links');
    expect(body).toContain('href="/offer-new#price"');
    expect(body).not.toContain('/offer-old');
  });

  test('is refused where a page stands, and to whoever may not change what visitors see', async () => {
    const page = await makePage('/stays-here');
    const taken = await place(page, { intent: 'move', path: '/about' });
    expect(taken.status).toBe(422);
    expect(taken.body).toContain('уже есть страница');
    await publish(page);
    const editor = await makePerson(site, admin, 'place-editor', 'editor');
    expect((await place(page, { intent: 'move', path: '/elsewhere' }, editor)).status).toBe(403);
    expect((await place(page, { intent: 'remove' }, editor)).status).toBe(403);
    expect((await go('/stays-here')).status).toBe(200);
  });
});

describe('the trash', () => {
  test('takes a page from the site, and gives it back with its history', async () => {
    const page = await makePage('/to-the-trash');
    await publish(page);
    const removed = await admin.send({ path: `/studio/pages/${page}/place`, form: { intent: 'remove' } });
    expect(removed.headers.location).toBe(`/studio/trash?removed=${page}`);
    expect((await go('/to-the-trash')).status).toBe(404);
    expect((await admin.send({ path: `/studio/pages/${page}` })).status).toBe(404);
    expect((await admin.send({ path: '/studio/trash' })).body).toContain('/to-the-trash');

    const restored = await admin.send({ path: '/studio/trash', form: { id: page } });
    expect(restored.body).toContain('Возвращено');
    expect((await go('/to-the-trash')).status).toBe(404);
    const history = await admin.send({ path: `/studio/pages/${page}/history` });
    expect([history.status, history.body.includes('Версия')]).toEqual([200, true]);
    await publish(page);
    expect((await go('/to-the-trash')).status).toBe(200);
  });
});
