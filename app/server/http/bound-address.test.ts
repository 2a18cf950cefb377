import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest } from '#tests/http-client';
import { boundAddress } from './bound-address';

const app = express();
app.use(boundAddress());
app.use((_request, response) => void response.send('read'));
const server = createServer(app);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const times = (text: string, count: number) => text.repeat(count);

test.each<[string, string, number]>([
  ['a path of 2000 characters', `/${times('a', 1999)}`, 200],
  ['a path of 2001 characters', `/${times('a', 2000)}`, 414],
  ['a path of slashes', times('/', 7000), 414],
  ['a query of three long parameters', `/?${times('b', 2000)}&${times('c', 2000)}&${times('d', 1998)}`, 200],
  ['a query of 6001 characters', `/?${times('b', 2000)}&${times('c', 2000)}&${times('d', 1999)}`, 414],
  ['a parameter of 2001 characters', `/?page=${times('/', 1996)}`, 414],
  ['100 parameters', `/?${times('a&', 99)}a`, 200],
  ['101 parameters', `/?${times('a&', 100)}a`, 400],
  ['question marks', `/${times('?', 1900)}`, 200],
])('%s is answered with %3$d, a visitor with a page', async (_what, path, status) => {
  const { port } = server.address() as AddressInfo;
  const asked = await sendRequest({ port, path, headers: { accept: '*/*' } });
  const messages: Record<number, string> = {
    200: 'read',
    400: 'The address has too many parameters\n',
    414: 'The address is too long\n',
  };
  expect([asked.status, asked.body]).toEqual([status, messages[status]]);
  const opened = await sendRequest({ port, path });
  expect(opened.status).toBe(status);
  expect(opened.body).toContain(status === 200 ? 'read' : 'Адрес страницы слишком длинный');
});
