import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppLoadContext } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { registry } from '#app/catalog.server';
import { flowAction } from '#app/flow-engine/flow-action.server';
import { pageTypes } from '#app/page-catalog.server';
import type { PlacedComponent } from '#app/page/define-page-type';
import { pageLoader } from '#app/page/page-loader.server';
import { createSite } from '#app/server/create-site';
import { makeContext } from '#app/server/make-context';
import type { Site } from '#app/site/site';
import { readEnvironment } from '#app/site/environment';
import { createLogger } from '#app/site/logger';
import { FIELDS, type PageFlows } from '#flows/kit/engine/flow-state';
import { toExampleProps, type FlowDefinition } from '#registry/define-flow';

/** How often a planted type has loaded, by type. */
const loads = vi.hoisted(() => new Map<string, number>());

/** The page types of the site, and for each flow one that adds it. */
vi.mock('#app/page-catalog.server', async (importOriginal) => {
  const original = await importOriginal<{ pageTypes: typeof pageTypes }>();
  const { createPageTypes } = await import('#app/page/create-page-types');
  const flows = import.meta.glob<FlowDefinition>('../../flows/*/flow.ts', { eager: true, import: 'flow' });
  const planted = Object.values(flows).map(({ type, examples }) => ({
    type: `planted-${type}`,
    label: 'Страница со сценарием',
    components: [{ id: 'added', type, props: () => Object(examples[0]?.props) as object }],
    async load() {
      loads.set(type, (loads.get(type) ?? 0) + 1);
      return {};
    },
  }));
  return { pageTypes: createPageTypes([...original.pageTypes.all(), ...planted]) };
});

interface Case {
  pageType: string;
  flow: FlowDefinition;
  instance: string;
}

const cases = pageTypes.all().flatMap(({ type, components = [] }) =>
  components.flatMap(listPlaced).flatMap(({ id, type: placed }): Case[] => {
    const flow = registry.find(placed);
    return flow?.kind === 'flow' ? [{ pageType: type, flow, instance: id }] : [];
  }),
);

function listPlaced(component: PlacedComponent): PlacedComponent[] {
  return [component, ...(component.children ?? []).flatMap(listPlaced)];
}

/** Pages that nobody sees, with a flow in their content. */
const UNSEEN: Readonly<Record<string, object>> = {
  '/gone': { type: 'common', is404: true, components: [{ id: 'added', type: 'top-up' }] },
  '/moved': { type: 'common', redirect301: '/', components: [{ id: 'added', type: 'top-up' }] },
  '/broken': { type: 'common', errorStatus: 410, components: [{ id: 'added', type: 'top-up' }] },
};

const directory = mkdtempSync(path.join(tmpdir(), 'page-type-flows-'));
let site: Site;

beforeAll(async () => {
  const env = readEnvironment({ DATA_DIR: directory, SEED: 'none', LOG_LEVEL: 'silent' });
  const opened = await createSite(env, createLogger('silent'));
  site = {
    ...opened,
    source: {
      ...opened.source,
      async getPage(asked) {
        const unseen = UNSEEN[asked];
        const raw = { uuid: 'p-1', type: asked.slice(1), title: 'Страница', components: [], ...unseen };
        return { outcome: 'found', raw, version: asked, unknown: [], isUncertain: false };
      },
    },
  };
});

afterAll(async () => {
  await site.close();
  rmSync(directory, { recursive: true, force: true });
});

function toContext(isDataRequest: boolean): AppLoadContext {
  const region = { id: '1', code: 'moscow', title: 'Москва' };
  const host = { region, audience: 'b2c', rootHost: 'localhost' } as const;
  const facts = { ...host, id: 'request', nonce: '', address: '127.0.0.1', isDataRequest };
  return { ...makeContext(site, facts) };
}

/** The first action of a flow, posted with nothing in its fields. */
function toPost({ pageType, flow, instance }: Case): Request {
  const { state } = flow.machine.start(toExampleProps(flow, flow.examples[0] ?? { name: '', props: {} }));
  const legal = Object.entries(flow.actions).find(([, { from }]) => from.includes(state));
  const body = new URLSearchParams({
    [FIELDS.flow]: flow.type,
    [FIELDS.instance]: instance,
    [FIELDS.action]: legal?.[0] ?? '',
  }).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  };
  return new Request(`http://moscow.localhost/${pageType}`, { method: 'POST', headers, body });
}

const toHtml = ({ documentHtml }: AppLoadContext) => [...documentHtml.values()].join('');

describe.each(cases)('the flow $flow.type that the page type $pageType adds', (tried) => {
  const { pageType, flow, instance } = tried;

  test('is shown', async () => {
    const context = toContext(false);
    const request = new Request(`http://moscow.localhost/${pageType}`);
    await pageLoader({ request, context, params: {} });
    expect(toHtml(context)).toContain(`data-flow-root="${flow.type}"`);
  });

  test.each([
    { how: 'by a script', isDataRequest: true },
    { how: 'without scripts', isDataRequest: false },
  ])('answers a post $how, and runs no load of the type for it', async ({ isDataRequest }) => {
    const context = toContext(isDataRequest);
    const before = loads.get(flow.type);
    const answer = await flowAction({ request: toPost(tried), context, params: {} });
    const { target, flows } = (await answer.json()) as PageFlows;
    expect(target).toBe(instance);
    expect(flows[instance]?.sealed).not.toBe('');
    expect(loads.get(flow.type)).toBe(before);
  });

  test('stands after a post without scripts where it has led', async () => {
    const context = toContext(false);
    const request = toPost(tried);
    await flowAction({ request, context, params: {} });
    await pageLoader({ request: new Request(request.url, { method: 'POST' }), context, params: {} });
    expect(toHtml(context)).toContain('&quot;isTarget&quot;:true');
  });
});

test.each(['common', ...Object.keys(UNSEEN).map((path) => path.slice(1))])(
  'a post to a flow that a visitor of /%s does not see is refused',
  async (pageType) => {
    const topUp = cases.find(({ flow }) => flow.type === 'top-up');
    if (topUp === undefined) throw new Error('no page type adds the top-up');
    const context = toContext(true);
    const request = toPost({ ...topUp, pageType });
    await expect(flowAction({ request, context, params: {} })).rejects.toMatchObject({ status: 404 });
  },
);
