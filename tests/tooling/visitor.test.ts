import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Visitor } from '#tests/visitor/visitor';
import '#tests/visitor/matchers';

/** What the visitor of the journeys does and refuses, shown on small pages of a server that notes what it is sent. */

interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let pages: Record<string, { html?: string; headers?: Record<string, string | string[]>; status?: number }>;
const received: Received[] = [];
let server: Server;
let visitor: Visitor;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, headers, body });
    const page = pages[path.split('?')[0] ?? ''] ?? { status: 404, html: 'nothing' };
    response.writeHead(page.status ?? 200, { 'content-type': 'text/html', ...page.headers }).end(page.html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

beforeEach(() => {
  received.length = 0;
  const address = server.address();
  visitor = new Visitor({ port: typeof address === 'object' && address !== null ? address.port : 0 });
});

const last = () => received.at(-1);

describe('forms', () => {
  test('are posted as a browser posts them: ticked, chosen, written, and the button that was pressed', async () => {
    pages = {
      '/': {
        html: `<form method="post" action="/sent">
          <label>Имя <input name="name" value="A"></label><input type="hidden" name="secret" value="s">
          <label><input type="checkbox" name="agree" value="yes"> Согласен</label>
          <label><input type="checkbox" name="mail" value="yes"> Письма</label>
          <label>Город <select name="city"><option value="1">Тверь</option><option value="2">Псков</option></select></label>
          <input name="off" value="1" disabled><button name="do" value="a">Раз</button>
          <button name="do" value="b">Два</button></form>`,
      },
      '/sent': { html: 'готово' },
    };
    await visitor.goto('/');
    visitor.getByLabel('Имя').fill('Анна');
    visitor.getByLabel('Согласен').check();
    visitor.getByLabel('Город').selectOption('Псков');
    await visitor.getByRole('button', { name: 'Два' }).click();
    expect(Object.fromEntries(new URLSearchParams(last()?.body))).toEqual({
      name: 'Анна',
      secret: 's',
      agree: 'yes',
      city: '2',
      do: 'b',
    });
    expect(last()?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: new URL(visitor.url()).origin,
    });
  });

  test('send files with their names and types', async () => {
    pages = {
      '/': {
        html: `<form method="post" enctype="multipart/form-data" action="/sent">
          <label>Файл <input type="file" name="file"></label><button>Отправить</button></form>`,
      },
      '/sent': { html: 'готово' },
    };
    await visitor.goto('/');
    const file = { name: 'скан.png', mimeType: 'image/png', buffer: Buffer.from('bytes') };
    visitor.getByLabel('Файл').setInputFiles([file]);
    await visitor.getByRole('button').click();
    expect(last()?.body).toMatch(
      /name="file"; filename="скан\.png"\r\nContent-Type: image\/png\r\n\r\nbytes/,
    );
    await visitor.goto('/');
    expect(() => visitor.getByLabel('Файл').setInputFiles([file, file])).toThrow('takes one file');
  });

  test('are not sent while the browser finds a field that is not valid, unless they say so', async () => {
    const toForm = (attribute: string) =>
      `<form method="post" action="/sent" ${attribute}><input name="number" required><button>Отправить</button></form>`;
    pages = {
      '/': { html: toForm('') },
      '/free': { html: toForm('novalidate') },
      '/sent': { html: 'готово' },
    };
    await visitor.goto('/');
    await expect(visitor.getByRole('button').click()).rejects.toThrow('the field "number" is not valid');
    await visitor.goto('/free');
    await visitor.getByRole('button').click();
    expect(last()).toMatchObject({ method: 'POST', path: '/sent' });
  });

  test('lead only where the policy of their page lets them', async () => {
    const { port } = new URL((await visitorAt('/')).url());
    pages = {
      '/': {
        html: '<form method="post" action="/pay"><button>Оплатить</button></form>',
        headers: { 'content-security-policy': "form-action 'self'" },
      },
      '/pay': { status: 303, headers: { location: `http://bank.localhost:${port}/` } },
    };
    await visitor.goto('/');
    await expect(visitor.getByRole('button').click()).rejects.toThrow(
      'forbids a form to lead to http://bank',
    );
  });
});

async function visitorAt(path: string): Promise<Visitor> {
  pages = { [path]: { html: 'пусто' } };
  await visitor.goto(path);
  return visitor;
}

describe('ways', () => {
  test('redirects are followed with their cookies, and a hash goes along', async () => {
    pages = {
      '/': { html: '<a href="/one#place">Дальше</a>' },
      '/one': { status: 302, headers: { location: '/two', 'set-cookie': 'seen=1; Path=/; HttpOnly' } },
      '/two': { html: '<p id="place">здесь</p>' },
    };
    await visitor.goto('/');
    await visitor.getByRole('link', { name: 'Дальше' }).click();
    expect(new URL(visitor.url()).hash).toBe('#place');
    expect(last()?.headers.cookie).toBe('seen=1');
    expect(visitor.findCookie('seen')?.value).toBe('1');
    expect(visitor.findCookie('other')).toBeNull();
  });

  test('a circle of redirects ends, and nothing leads off this machine', async () => {
    pages = {
      '/': { html: '<a href="https://example.test/">Наружу</a>' },
      '/circle': { status: 302, headers: { location: '/circle' } },
    };
    await expect(visitor.goto('/circle')).rejects.toThrow('more than 20 redirects');
    await visitor.goto('/');
    await expect(visitor.getByRole('link').click()).rejects.toThrow('off the site, to https://example.test');
  });

  test('a window of its own opens beside the page, in the same browser', async () => {
    pages = {
      '/': {
        html: '<a href="/other" target="_blank">Новое окно</a>',
        headers: { 'set-cookie': 'a=1; Path=/' },
      },
      '/other': { html: '<h1>Другая</h1>' },
    };
    await visitor.goto('/');
    await visitor.getByRole('link').click();
    expect(new URL(visitor.url()).pathname).toBe('/');
    expect(visitor.popup().getByRole('heading')).toHaveText('Другая');
    expect(last()?.headers.cookie).toBe('a=1');
  });
});

describe('Back', () => {
  test('leads to the page before, over redirects and a page that answered a form at its own address', async () => {
    pages = {
      '/': { html: '<a href="/form">Дальше</a>' },
      '/form': { html: '<form method="post" action="/form"><button>Отправить</button></form>' },
      '/moved': { status: 303, headers: { location: '/end' } },
      '/end': { html: '<a href="#a">К части</a><p id="a">А</p>' },
    };
    await visitor.goto('/');
    await visitor.getByRole('link').click();
    await visitor.getByRole('button').click();
    await visitor.goto('/moved');
    await visitor.getByRole('link').click();
    expect(new URL(visitor.url()).hash).toBe('#a');
    await visitor.goBack();
    expect(new URL(visitor.url()).pathname + new URL(visitor.url()).hash).toBe('/end');
    await expect(async () => visitor.goBack()).rejects.toThrow('came by a form');
    await visitor.goBack();
    expect(new URL(visitor.url()).pathname).toBe('/');
    await expect(async () => visitor.goBack()).rejects.toThrow('there is no page before this one');
  });
});

describe('what is seen', () => {
  test('a closed window opens as the target of the address; a closed answer opens by its question', async () => {
    pages = {
      '/': {
        html: `<a href="#window">Открыть</a><dialog id="window"><button>Внутри</button></dialog>
          <details><summary>Вопрос</summary><p>Ответ</p></details><p hidden>Скрыто</p>`,
      },
    };
    await visitor.goto('/');
    expect(visitor.getByRole('button')).toHaveCount(0);
    expect(visitor.getByText('Скрыто')).toHaveCount(0);
    expect(visitor.getByText('Ответ')).toHaveCount(0);
    await visitor.getByRole('link', { name: 'Открыть' }).click();
    await visitor.locator('summary').click();
    expect(visitor.getByRole('button', { name: 'Внутри' })).toBeVisible();
    expect(visitor.getByText('Ответ')).toBeVisible();
  });

  test('the focus is at the target of the address, or at what asks for it', async () => {
    pages = { '/': { html: '<p id="a" tabindex="-1">А</p><input autofocus><p id="b">Б</p>' } };
    await visitor.goto('/');
    expect(visitor.getByRole('textbox')).toBeFocused();
    await visitor.goto('/#a');
    expect(visitor.getByText('А')).toBeFocused();
    await visitor.goto('/#b');
    expect(visitor.getByText('Б')).not.toBeFocused();
    expect(visitor.getByRole('textbox')).not.toBeFocused();
  });

  test('a field is described by all that it names, with the spaces between its parts', async () => {
    pages = {
      '/': {
        html: `<input aria-describedby="hint error"><p id="hint">Шесть цифр</p>
          <p id="error"><span>Ошибка: </span>Неверный код<i aria-hidden="true">!</i></p><input title="Имя">`,
      },
    };
    await visitor.goto('/');
    expect(visitor.locator('input').first()).toHaveAccessibleDescription('Шесть цифр Ошибка: Неверный код');
    expect(visitor.locator('input').last()).not.toHaveAccessibleDescription('Неверный код');
  });

  test('names and roles are those of browsers: of an opened window, of the head of a row, of a hidden label', async () => {
    pages = {
      '/': {
        html: `<dialog id="w" aria-labelledby="h"><h2 id="h">Подключить <span>«Старт»</span></h2><p>Цена</p></dialog>
          <table><tr><th scope="row">Звонки<span> (отличается)</span></th><td>1</td></tr></table>
          <span id="l" hidden>Имя</span><input aria-labelledby="l"><button>Да<span hidden>нет</span></button>`,
      },
    };
    await visitor.goto('/#w');
    const opened = visitor.getByRole('dialog', { name: 'Подключить «Старт»', exact: true });
    expect(opened.getByRole('paragraph')).toHaveText('Цена');
    expect(visitor.getByRole('rowheader', { name: 'Звонки (отличается)', exact: true })).toHaveCount(1);
    expect(visitor.getByRole('columnheader')).toHaveCount(0);
    expect(visitor.getByRole('textbox', { name: 'Имя', exact: true })).toHaveCount(1);
    expect(visitor.getByRole('button', { name: 'Да', exact: true })).toHaveCount(1);
  });

  test('a locator means one element, and says when it does not', async () => {
    pages = { '/': { html: '<button>А</button><button>Б</button>' } };
    await visitor.goto('/');
    expect(() => visitor.getByRole('button').element()).toThrow('the page has 2 of button');
    expect(() => visitor.getByRole('link', { name: 'Нет' }).element()).toThrow('the page has no link Нет');
    expect(() => expect(visitor.getByRole('button').first()).toHaveText('Б')).toThrow('has the text Б');
  });

  test('what is disabled, read-only or too short for a text takes nothing', async () => {
    pages = {
      '/': {
        html: '<input id="off" disabled><input id="read" readonly><input id="short" maxlength="3"><button disabled>А</button>',
      },
    };
    await visitor.goto('/');
    expect(() => visitor.locator('#off').fill('1')).toThrow('is disabled');
    expect(() => visitor.locator('#read').fill('1')).toThrow('cannot be written');
    expect(() => visitor.locator('#short').fill('1234')).toThrow('takes 3 characters, not 4');
    await expect(visitor.getByRole('button').click()).rejects.toThrow('is disabled');
  });
});
