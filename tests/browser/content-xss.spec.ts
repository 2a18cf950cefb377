import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import type { Definition } from '#registry/verdict';
import { layout } from '#schemas/layout';
import { pageFields } from '#schemas/page';
import { fillProps, type Filled } from '../hostile/fill-props';
import { XSS_CORPUS } from '../hostile/xss-corpus';
import { noteFigure } from '../trust-figures';
import { expect, test } from './fixtures';
import { findFreePort, startOwnSite, type OwnProcess } from './own-process';

/**
 * Every attack of the corpus in every field of every block and flow, of the page and of its layout. The fields are
 * found by walking the schemas: a new one is included by itself. Nothing may run, and no policy report may come.
 */

const CALLS = {
  page: '/api/unite/v1/common/page/info',
  layout: '/api/unite/v1/common/layout/get',
  regions: '/api/unite/v1/common/regions/get',
};
const REGIONS = [{ id: '1', code: 'moscow', title: 'Москва' }];
/** Blocks that leave the page by themselves: they are looked at without scripts. */
const LEAVING = ['app-stores'];
/** Fields that decide whether there is a page at all. */
const DECIDING = ['redirect301', 'is404', 'errorStatus', 'type', 'uuid'];
const ownFields = z.object(
  Object.fromEntries(
    Object.entries(pageFields).flatMap(([name, { schema }]) =>
      DECIDING.includes(name) ? [] : [[name, schema]],
    ),
  ),
);

/** Attacks a page: loading a page costs more than one attack more on it. */
const AT_ONCE = 4;
const GROUPS = Array.from({ length: Math.ceil(XSS_CORPUS.length / AT_ONCE) }, (_, index) =>
  XSS_CORPUS.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

test.describe('an attack in every field of the content', () => {
  test.describe.configure({ mode: 'default' });
  let operator: Server | undefined;
  let site: OwnProcess | undefined;
  let origin = '';

  test.beforeAll(async () => {
    const port = await findFreePort();
    operator = await startOperator(port, await findDefinitions());
    const environment = {
      ...{ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: `http://127.0.0.1:${port}`, PORT: '0' },
      ...{ LOG_LEVEL: 'silent' },
    };
    site = await startOwnSite(environment, /(http:\/\/moscow\.localhost:\d+)\//);
    origin = site.ready[1] ?? '';
  });

  test.afterAll(async () => {
    operator?.closeAllConnections();
    operator?.close();
    await site?.stop();
  });

  for (const [turn, attacks] of GROUPS.entries()) {
    test(`runs nothing: ${attacks.map((attack) => JSON.stringify(attack)).join(' ')}`, async ({
      page,
      allowConsole,
    }) => {
      // Pictures and files of the attacks do not exist; neither do most calls of this operator.
      allowConsole(/Failed to load resource|net::ERR/);
      const answer = await page.goto(`${origin}/blocks/${turn}`);
      expect(answer?.status()).toBe(200);
      await page.waitForLoadState('load');
      const found = await findDanger(page);
      expect(found.shown, 'blocks and flows that were really shown').toBeGreaterThan(20 * attacks.length);
      expect(found.dangers).toEqual([]);
    });
  }

  for (const [turn, attacks] of GROUPS.entries()) {
    test(`runs nothing around the blocks, nor in those that leave the page, by the HTML as it comes, ${turn}`, async ({
      browser,
      watchContext,
      allowConsole,
    }) => {
      allowConsole(/Failed to load resource|net::ERR/);
      const still = await browser.newContext({ javaScriptEnabled: false });
      await watchContext(still);
      const page = await still.newPage();
      for (const [index, attack] of attacks.entries()) {
        const answer = await page.goto(`${origin}/around/${turn * AT_ONCE + index}`);
        expect([attack, answer?.status()]).toEqual([attack, 200]);
        expect([attack, (await findDanger(page)).dangers]).toEqual([attack, []]);
      }
      await still.close();
    });
  }

  test('stands in as many places as the schemas have', async () => {
    const definitions = await findDefinitions();
    const places = GROUPS.map((_, turn) => toHostilePage('blocks', definitions, turn).places);
    const sum = places.reduce((one, other) => one + other, 0);
    expect(sum).toBeGreaterThan(XSS_CORPUS.length * definitions.length);
    noteFigure(
      15,
      'content',
      `${XSS_CORPUS.length} attacks, ${definitions.length} blocks and flows, ${sum} places`,
    );
  });
});

/** Every block and flow by its folder. */
async function findDefinitions(): Promise<Definition[]> {
  const found: Definition[] = [];
  for (const layer of ['blocks', 'flows'] as const) {
    const file = layer === 'blocks' ? 'block' : 'flow';
    for (const name of readdirSync(layer, { withFileTypes: true })) {
      if (!name.isDirectory() || ['ui', 'kit'].includes(name.name)) continue;
      const module = (await import(path.resolve(layer, name.name, `${file}.ts`))) as Record<
        string,
        Definition
      >;
      const definition = module[file];
      if (definition === undefined) throw new Error(`${layer}/${name.name} exports no ${file}`);
      found.push(definition);
    }
  }
  return found;
}

interface HostilePage {
  page: unknown;
  layout: unknown;
  places: number;
}

/** `blocks/3`: the third group of attacks in all that stays on the page; `around/3`: the third attack around it. */
function toHostilePage(folder: string, definitions: readonly Definition[], turn: number): HostilePage {
  const attacks = folder === 'blocks' ? (GROUPS[turn] ?? []) : XSS_CORPUS.slice(turn, turn + 1);
  const shown = definitions.filter(({ type }) => LEAVING.includes(type) === (folder === 'around'));
  const [first = ''] = attacks;
  const parts = attacks.flatMap((attack) =>
    shown.map(({ type, version, props }) => ({ type, version, attack, filled: fill(props, attack, turn) })),
  );
  const own = fill(ownFields, first, turn);
  const around = fill(layout.omit({ components: true }), first, turn);
  return {
    page: {
      ...Object(own.value),
      ...{ uuid: `xss-${turn}`, type: 'common' },
      components: parts.map(({ type, version, attack, filled }, index) => ({
        ...{ id: `${type}-${index}`, type, version, section: attack.slice(0, 90), props: filled.value },
      })),
    },
    layout: around.value,
    places: [own, around, ...parts.map(({ filled }) => filled)].reduce((sum, { places }) => sum + places, 0),
  };
}

function fill(schema: z.ZodType, attack: string, turn: number): Filled {
  const filled = fillProps(schema, attack, turn);
  if (filled === null) throw new Error(`no props were found for «${attack}»`);
  return filled;
}

function startOperator(port: number, definitions: readonly Definition[]): Promise<Server> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://operator.invalid');
    const asked = url.searchParams.get('page') ?? url.searchParams.get('path') ?? '';
    const [, folder = '', turn = ''] = /^\/(\w+)\/(\d+)$/.exec(asked) ?? [];
    const hostile = toHostilePage(folder, definitions, Number(turn));
    const answers = new Map<string, unknown>([
      [CALLS.regions, REGIONS],
      [CALLS.page, hostile.page],
      [CALLS.layout, hostile.layout],
    ]);
    const body = answers.get(url.pathname) ?? null;
    response.writeHead(body === null ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      if (taken === port) resolve(server);
    });
  });
}

/** Runs in the page: did anything run, and is there anything that a click or a hover would run? */
function findDanger(page: Page): Promise<{ dangers: string[]; shown: number }> {
  return page.evaluate(() => {
    const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href', 'srcdoc'];
    const SAFE = ['http:', 'https:', 'tel:', 'mailto:', 'sms:'];
    const dangers: string[] = [];
    if ('ran' in window) dangers.push('a script of the content has run');
    for (const element of document.querySelectorAll('*')) {
      const name = element.localName;
      for (const { name: attribute, value } of element.attributes) {
        if (attribute.startsWith('on')) dangers.push(`<${name} ${attribute}>`);
        if (attribute === 'srcdoc') dangers.push(`<${name} srcdoc>`);
        const isData = name === 'img' && value.startsWith('data:image/');
        if (!ADDRESSES.includes(attribute) || isData || !URL.canParse(value, document.baseURI)) continue;
        const { protocol } = new URL(value, document.baseURI);
        if (!SAFE.includes(protocol)) dangers.push(`<${name} ${attribute}="${value}">`);
      }
      if (['base', 'object', 'embed', 'iframe'].includes(name)) dangers.push(`<${name}>`);
      if (name === 'meta' && element.hasAttribute('http-equiv')) dangers.push('<meta http-equiv>');
      const isProgram = name === 'script' && element.getAttribute('type') !== 'application/ld+json';
      if (isProgram && (element.textContent ?? '').includes('window.ran'))
        dangers.push('<script> of the content');
    }
    return { dangers, shown: document.querySelectorAll('main [id]').length };
  });
}
