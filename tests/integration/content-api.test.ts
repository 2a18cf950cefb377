import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { getFeedbackForms } from '#schemas/gateway/feedback';
import { LAYOUT, MAIN_PAGE, PAGE_INFO, REGIONS } from './fake-gateway';
import { startSite, type SiteProcess } from './site-process';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});

const page = z.looseObject({
  uuid: z.string(),
  title: z.string(),
  components: z.array(z.looseObject({ type: z.string() })),
});

async function get(path: string, headers: Record<string, string> = {}, host?: string): Promise<unknown> {
  const answer = await site.send({ path, headers, ...(host === undefined ? {} : { host }) });
  expect([path, answer.status]).toEqual([path, 200]);
  expect(answer.headers['content-type']).toContain('application/json');
  return JSON.parse(answer.body);
}

describe('this site as the content server of another', () => {
  test('[PAGE-33] gives the page data of a path', async () => {
    const { title, components } = page.parse(await get(`${PAGE_INFO}?page=/tariffs/all`));
    expect(title).not.toBe('');
    expect(components.length).toBeGreaterThan(0);
    expect(await get(`${PAGE_INFO}?page=%2Ftariffs%2Fall%2F`)).toEqual(
      await get(`${PAGE_INFO}?page=/tariffs/all`),
    );
  });

  test('[PAGE-34] gives it with the no-cache flag too', async () => {
    expect(await get(`${PAGE_INFO}?page=/about&nocache=1`)).toEqual(await get(`${PAGE_INFO}?page=/about`));
  });

  test('gives the variant of the region that the headers name, or else the host', async () => {
    const general = page.parse(await get(`${PAGE_INFO}?page=/`));
    const byHeader = page.parse(await get(`${PAGE_INFO}?page=/`, { 'x-region-code': 'spb' }));
    const byHost = page.parse(await get(`${PAGE_INFO}?page=/`, {}, 'spb.localhost'));
    expect(byHeader).toEqual(byHost);
    expect(byHeader).not.toEqual(general);
    const corporate = page.parse(await get(`${PAGE_INFO}?page=/`, { 'x-audience': 'b2b' }));
    expect(corporate.uuid).not.toBe(general.uuid);
  });

  test('answers 404 as JSON for a page that it does not have', async () => {
    for (const query of ['page=/nope', 'page=', 'page=/../x', 'page[]=/about', 'page=a&page=b']) {
      const { status, body } = await site.send({ path: `${PAGE_INFO}?${query}` });
      if (query === 'page=' || query.startsWith('page[]') || query.includes('&'))
        expect([200, 404]).toContain(status);
      else expect([query, status]).toEqual([query, 404]);
      expect(() => JSON.parse(body)).not.toThrow();
    }
  });

  test('[PAGE-35][SHELL-31][SHELL-101] gives main page, layout and regions', async () => {
    expect(await get(MAIN_PAGE)).toMatchObject({
      actions: expect.arrayContaining([expect.objectContaining({ title: expect.any(String) })]),
    });
    expect(await get(LAYOUT)).toMatchObject({
      footer: expect.any(Object),
      widgets: { menu: expect.any(Array) },
    });
    expect(await get(LAYOUT, {}, 'corp.localhost')).not.toEqual(await get(LAYOUT));
    expect(await get(REGIONS)).toContainEqual(
      expect.objectContaining({ code: 'moscow', title: expect.any(String) }),
    );
  });

  test('[FORM-24] gives the forms of a page, as they are published here', async () => {
    const { uuid } = page.parse(await get(`${PAGE_INFO}?page=/help/contacts`));
    const forms = z.array(z.looseObject({ id: z.string(), fields: z.array(z.unknown()) }));
    expect(forms.parse(await get(`${getFeedbackForms.path}?uuid=${uuid}`)).map(({ id }) => id)).toEqual([
      '501',
      '502',
      '503',
    ]);
    expect(await get(`${getFeedbackForms.path}?uuid=unknown`)).toEqual([]);
  });

  test('can be the gateway of another site, which then shows the same', async () => {
    const other = await startSite({
      CONTENT_SOURCE: 'gateway',
      OPERATOR_API_URL: `http://127.0.0.1:${site.port}`,
    });
    const contentOf = (body: string) =>
      /<main.*<\/main>/s.exec(body)?.[0].replaceAll(`:${other.port}`, `:${site.port}`);
    // Pages whose blocks ask for nothing but content: banners and tariffs are another server's.
    for (const path of ['/help/info/lost-phone.html', '/about', '/fastest']) {
      const [own, theirs] = [await site.send({ path }), await other.send({ path })];
      expect([path, theirs.status]).toEqual([path, 200]);
      expect(contentOf(theirs.body)).toBe(contentOf(own.body));
    }
  });
});
