import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import type { Definition } from '#registry/verdict';
import { layout } from '#schemas/layout';
import { pageFields } from '#schemas/page';
import { fillProps, type Filled } from './fill-props';
import { XSS_CORPUS } from './xss-corpus';

/**
 * Pages with every attack of the corpus in every field of every block and flow, of the page and of its layout. The
 * fields are found by walking the schemas: a new one is included by itself.
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
export const GROUPS = Array.from({ length: Math.ceil(XSS_CORPUS.length / AT_ONCE) }, (_, index) =>
  XSS_CORPUS.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

/** Every block and flow by its folder. */
export async function findDefinitions(): Promise<Definition[]> {
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
export function toHostilePage(folder: string, definitions: readonly Definition[], turn: number): HostilePage {
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
      uuid: `xss-${turn}`,
      type: 'common',
      components: parts.map(({ type, version, attack, filled }, index) => ({
        id: `${type}-${index}`,
        type,
        version,
        section: attack.slice(0, 90),
        props: filled.value,
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

const NOTHING = JSON.stringify(null);

/**
 * The operator of a site with CONTENT_SOURCE=gateway: it has the hostile pages of a folder, their layouts and a region.
 * They are written before anybody asks: filling one takes seconds in which nobody is answered.
 */
export async function startHostileOperator(folder: 'blocks' | 'around'): Promise<Server> {
  const definitions = await findDefinitions();
  const turns = folder === 'blocks' ? GROUPS.length : XSS_CORPUS.length;
  const pages = Array.from({ length: turns }, (_, turn) => {
    const { page, layout } = toHostilePage(folder, definitions, turn);
    return { page: JSON.stringify(page), layout: JSON.stringify(layout) };
  });
  const answer = ({ pathname, searchParams }: URL): string => {
    if (pathname === CALLS.regions) return JSON.stringify(REGIONS);
    const asked = searchParams.get('page') ?? searchParams.get('path') ?? '';
    const hostile = pages[Number(/^\/\w+\/(\d+)$/.exec(asked)?.[1])];
    if (pathname === CALLS.page) return hostile?.page ?? NOTHING;
    return pathname === CALLS.layout ? (hostile?.layout ?? NOTHING) : NOTHING;
  };
  const server = createServer((request, response) => {
    const body = answer(new URL(request.url ?? '/', 'http://operator.invalid'));
    response.writeHead(body === NOTHING ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The environment of the site beside that operator. */
export function toHostileEnvironment(operator: Server): Record<string, string> {
  const { port } = operator.address() as AddressInfo;
  return {
    CONTENT_SOURCE: 'gateway',
    OPERATOR_API_URL: `http://127.0.0.1:${port}`,
  };
}
