import { beforeAll, describe, expect, test } from 'vitest';
import { startFakeGateway, toPage, PAGE_INFO, type FakeGateway } from './fake-gateway';
import { startSite, type SiteProcess } from './site-process';

let gateway: FakeGateway;
let site: SiteProcess;

beforeAll(async () => {
  gateway = await startFakeGateway();
  site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
});

const NOT_FOUND = 'Страница не найдена';

/** Puts page info at a path of its own, and asks for that page. */
async function open(path: string, answer: ReturnType<typeof toPage> & { status?: number }) {
  gateway.pages.set(path, answer);
  return site.send({ path });
}

describe('a page load', () => {
  test('[PAGE-23][PAGE-03][PAGE-04] that succeeds shows the listed components, in their order', async () => {
    const components = ['Первый', 'Второй', 'Третий'].map((word) => ({
      type: 'text',
      props: { html: `<p>${word} блок</p>` },
    }));
    const { status, body } = await open('/three', toPage('Три блока', { components }));
    expect(status).toBe(200);
    expect(body.match(/(Первый|Второй|Третий) блок/g)).toEqual(['Первый блок', 'Второй блок', 'Третий блок']);
  });

  test('accepts the page inside an envelope', async () => {
    const { body: page } = toPage('Страница в конверте');
    const { status, body } = await open('/envelope', { body: { data: page } });
    expect(status).toBe(200);
    expect(body).toContain('Страница в конверте');
  });

  test('gives messengers and social networks its own picture by its whole address, or that of the site', async () => {
    const pictureOf = async (path: string, meta: unknown[]) => {
      const { body } = await open(path, toPage('Страница для ссылок', { meta }));
      return [...body.matchAll(/<meta property="og:image" content="([^"]*)"/g)].map(
        ([, address = '']) => address,
      );
    };
    const own = await pictureOf('/own-picture', [
      { property: 'og:image', content: '/media/scenes/coast-wide.jpg' },
    ]);
    expect(own).toEqual([expect.stringMatching(/^http:\/\/[^/]+\/media\/scenes\/coast-wide\.jpg$/)]);
    expect(await pictureOf('/no-picture', [])).toEqual([
      expect.stringMatching(/^http:\/\/[^/]+\/media\/og\/default\.png$/),
    ]);
  });

  test('[PAGE-17][PAGE-104] does not render a page without a uuid', async () => {
    const { status, body } = await open('/no-uuid', toPage('Тайна без номера', { uuid: null }));
    expect(status).toBe(404);
    expect(body).toContain(NOT_FOUND);
    expect(body).not.toContain('Тайна без номера');
  });

  test('[PAGE-18][PAGE-105][PAGE-217] does not render a page that is flagged 404', async () => {
    const { status, body } = await open('/flagged', toPage('Тайна с флагом', { is404: true }));
    expect(status).toBe(404);
    expect(body).toContain(NOT_FOUND);
    expect(body).not.toContain('Тайна с флагом');
  });

  test('[PAGE-106][PAGE-107] runs no loader of such a page: only page info and layout are asked for', async () => {
    const components = [{ type: 'news-feed', props: {} }];
    const before = gateway.calls.length;
    await open('/silent-uuid', toPage('Без номера', { uuid: null, type: 'root', components }));
    await open('/silent-flag', toPage('С флагом', { is404: true, type: 'root', components }));
    const asked = new Set(gateway.calls.slice(before).map((call) => call.path));
    expect(asked).toEqual(new Set([PAGE_INFO, '/api/unite/v1/common/layout/get']));
  });

  test('fails with the status that the page itself names', async () => {
    const { status, body } = await open('/gone', toPage('Ушла', { errorStatus: 410 }));
    expect(status).toBe(410);
    expect(body).toContain('Что-то пошло не так');
  });

  test('[PAGE-25][PAGE-07][PAGE-08][PAGE-09] answered 404 shows the not-found page and its two buttons', async () => {
    const { status, body } = await site.send({ path: '/nowhere' });
    expect(status).toBe(404);
    expect(body).toMatch(/<h1[^>]*>Страница не найдена<\/h1>/);
    expect(body).toMatch(/<a [^>]*href="\/"[^>]*>(<[^>]+>)*На главную/);
    expect(body).toMatch(/<a [^>]*href="https:\/\/lk\.example\.test\/"[^>]*>(<[^>]+>)*В Личный кабинет/);
  });

  test.each([401, 403, 410, 500, 502])('[PAGE-26] answered %d keeps that status', async (status) => {
    const answer = await open(`/status-${status}`, { status, body: { error: { message: 'нет' } } });
    expect(answer.status).toBe(status);
  });

  test('a failed page is never kept', async () => {
    expect((await open('/mended', { status: 410, body: {} })).headers['cache-control']).toBe('no-store');
    expect((await open('/mended', toPage('Починили'))).status).toBe(200);
  });
});

describe('a redirect', () => {
  test('[PAGE-24][PAGE-23] of a page ends in 301 to a path of the site', async () => {
    const { status, headers, body } = await open(
      '/old',
      toPage('Старая', { redirect301: '/new?from=old#here' }),
    );
    expect([status, headers.location]).toEqual([301, '/new?from=old#here']);
    expect(body).not.toContain('Старая');
  });

  test('may lead to another host of this site', async () => {
    const target = 'http://spb.localhost/new';
    expect((await open('/to-spb', toPage('', { redirect301: target }))).headers.location).toBe(target);
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost.evil.example/',
    'http://evil-localhost/',
    'http://moscow.localhost@evil.example/',
    'http://user:word@moscow.localhost/',
    '/\t/evil.example',
    '/a\r\nSet-Cookie: a=b',
    ' //evil.example',
    'evil',
    '',
  ])('to %j is refused, and the page is not found', async (redirect301) => {
    const path = `/hostile-${Buffer.from(redirect301).toString('hex')}`;
    const { status, headers } = await open(path, toPage('Ловушка', { redirect301 }));
    expect([status, headers.location, headers['set-cookie']]).toEqual([404, undefined, undefined]);
  });

  test('to the page itself is refused', async () => {
    expect((await open('/loop', toPage('', { redirect301: '/loop/' }))).status).toBe(404);
    expect((await open('/loop-query', toPage('', { redirect301: '/loop-query?a=1' }))).status).toBe(404);
  });

  test.each([
    ['/tariffs/all/maksimum/print', '/tariffs/all/maksimum?from=legacy'],
    ['/services/antispam/mobile', '/services/antispam?from=legacy'],
  ])('[PAGE-16] of the legacy path %s loses its last segment and gains the marker', async (path, target) => {
    const { status, headers } = await site.send({ path });
    expect([status, headers.location]).toEqual([301, target]);
  });
});

describe('a legacy path', () => {
  test('keeps the query that it came with', async () => {
    const { headers } = await site.send({ path: '/services/antispam/mobile?utm_source=mail' });
    expect(headers.location).toBe('/services/antispam?utm_source=mail&from=legacy');
  });
});

describe('a path below a section', () => {
  const strangers = [
    ['PAGE-12', '/news/2026/11'] as const,
    ['PAGE-13', '/action/deep/er'] as const,
    ['PAGE-14', '/help/faq/nothing'] as const,
    ['PAGE-15', '/corp/news/a/b'] as const,
    ['PAGE-15', '/roaming/moon'] as const,
    ['PAGE-15', '/services/a/b'] as const,
    ['PAGE-15', '/stories'] as const,
  ];

  test.each(strangers)('[%s] that matches none of its routes is not found: %s', async (_row, path) => {
    const before = gateway.callsTo(PAGE_INFO).length;
    const { status, body } = await open(path, toPage('Есть в источнике'));
    expect(status).toBe(404);
    expect(body).toContain(NOT_FOUND);
    // Other spellings may be looked for, this address is not.
    const asked = gateway.callsTo(PAGE_INFO).slice(before);
    expect(asked.map(({ query }) => query.get('page'))).not.toContain(path);
  });

  test.each([
    '/news/item',
    '/action/item.html',
    '/help/faq/item.html',
    '/corp/news/item',
    '/services/item.html',
  ])('that matches one is looked up: %s', async (path) => {
    expect((await open(path, toPage('Найдено'))).status).toBe(200);
  });
});

describe('an error page with an address of its own', () => {
  test('[PAGE-10] /403 says that access is forbidden, and leads home', async () => {
    const { status, body } = await site.send({ path: '/403' });
    expect(status).toBe(403);
    expect(body).toMatch(/<h1[^>]*>Доступ запрещён<\/h1>/);
    expect(body).toMatch(/<a [^>]*href="\/"[^>]*>(<[^>]+>)*На главную/);
  });

  test('[PAGE-11] /500 says that something went wrong, and leads home', async () => {
    const { status, body } = await site.send({ path: '/500' });
    expect(status).toBe(500);
    expect(body).toMatch(/<h1[^>]*>Что-то пошло не так<\/h1>/);
    expect(body).toMatch(/<a [^>]*href="\/"[^>]*>(<[^>]+>)*На главную/);
  });
});
