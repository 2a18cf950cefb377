import { describe, expect, test } from 'vitest';
import { createGateway } from '../gateway/create-gateway';
import { SILENT_OBSERVER } from '../gateway/silent-observer';
import { createGatewaySource } from './gateway-source';

const MOSCOW = { id: '1', code: 'moscow', title: 'Москва' };
const SCOPE = { region: MOSCOW, audience: 'b2c' } as const;
const ask = { fresh: false };

function open(answer: (request: Request) => Promise<Response>) {
  const gateway = createGateway({
    origin: 'http://gateway.test',
    transport: answer,
    observer: SILENT_OBSERVER,
  });
  return createGatewaySource(gateway, MOSCOW);
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('content from the gateway', () => {
  test('is found as it came, with a version of its own', async () => {
    const raw = { uuid: '1', title: 'Страница', extra: true };
    const source = open(async () => json(raw));
    const first = await source.getPage('/', SCOPE, ask);
    expect(first).toMatchObject({ outcome: 'found', raw });
    expect(await source.getPage('/', SCOPE, ask)).toEqual(first);
  });

  test('[PAGE-25] is missing when the gateway answers 404', async () => {
    expect(await open(async () => json({}, 404)).getPage('/', SCOPE, ask)).toEqual({ outcome: 'missing' });
  });

  test.each([400, 403, 410, 500, 503])(
    '[PAGE-26] failed with the status %d that the gateway answered',
    async (status) => {
      expect(await open(async () => json({}, status)).getPage('/', SCOPE, ask)).toEqual({
        outcome: 'failed',
        status,
      });
    },
  );

  test.each<[string, () => Promise<Response>]>([
    ['cannot be reached', async () => Promise.reject(new Error('ECONNREFUSED'))],
    ['answers 200 with garbage', async () => new Response('<html>')],
    ['answers 200 with another shape', async () => json('страница')],
  ])('[PAGE-27] failed without a status when the gateway %s', async (_fault, answer) => {
    expect(await open(answer).getPage('/', SCOPE, ask)).toEqual({ outcome: 'failed', status: null });
  });

  test('has no regions when they cannot be loaded', async () => {
    expect(await open(async () => json({}, 500)).getRegions()).toEqual([]);
  });

  test('lists the pages that the menus name, each once, and no other address', async () => {
    const link = (address: string) => ({ title: 'Ссылка', link: address });
    const layout = {
      footer: {
        menu: [{ title: 'Колонка', items: [link('/a'), link('https://example.test/'), link('/c#part')] }],
      },
      widgets: { menu: [{ ...link('/a'), items: [link('/b')] }] },
    };
    const pages = await open(async () => json(layout)).listPages(SCOPE);
    expect(pages.map(({ path }) => path)).toEqual(['/', '/a', '/b']);
  });
});
