import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { plantTree, PROJECT } from './planted-tree';

const CONFIG = '.dependency-cruiser.cjs';
const FOLDERS = ['schemas', 'registry', 'blocks', 'flows', 'cms', 'fixtures', 'app', 'tests'];

/** A small code base in which every import is allowed. */
const CLEAN: Record<string, string> = {
  'schemas/price.ts': `import * as z from 'zod';\nimport sanitize from 'sanitize-html';\nexport const price = z.string().transform((text) => sanitize(text));\n`,
  'registry/define.ts': `import { price } from '#schemas/price';\nexport const define = () => price;\n`,
  'blocks/ui/button.tsx': `import { price } from '#schemas/price';\nexport const Button = () => price;\n`,
  'blocks/hero/block.ts': `import { define } from '#registry/define';\nimport { read } from './read.server';\nexport const block = [define, read];\n`,
  'blocks/hero/read.server.ts': `export const read = 1;\n`,
  'blocks/hero/view.tsx': `import type { block } from './block';\nimport { Button } from '#blocks/ui/button';\nexport default function View(props: typeof block) { return [props, Button]; }\n`,
  'blocks/hero/block.test.ts': `import { block } from './block';\nimport { sandbox } from '#fixtures/sandbox';\nexport const tested = [block, sandbox];\n`,
  'blocks/ui/testing/render-html.ts': `import { Button } from '../button';\nexport const renderHtml = () => Button;\n`,
  'blocks/ui/testing/mount.ts': `import { renderHtml } from './render-html';\nexport const mount = renderHtml;\n`,
  'blocks/ui/button.test.tsx': `import { mount } from './testing/mount';\nexport const tested = mount;\n`,
  'flows/kit/phone.tsx': `import { Button } from '#blocks/ui/button';\nexport const Phone = Button;\n`,
  'flows/top-up/flow.ts': `import { define } from '#registry/define';\nexport const flow = define;\n`,
  'flows/top-up/actions.server.ts': `import { flow } from './flow';\nexport const actions = flow;\n`,
  'flows/top-up/view.tsx': `import { Phone } from '#flows/kit/phone';\nimport type { flow } from './flow';\nexport default function View(props: typeof flow) { return [props, Phone]; }\n`,
  'cms/source.ts': `import { define } from '#registry/define';\nexport const source = define;\n`,
  'schemas/documents/document-kinds.ts': `export const names = 1;\n`,
  'cms/kinds/define-list.ts': `export const defineList = 1;\n`,
  'cms/kinds/kind-lists.ts': `import { names } from '#schemas/documents/document-kinds';\nexport const lists = names;\n`,
  'cms/kinds/news/list.ts': `import { defineList } from '../define-list';\nexport const list = defineList;\n`,
  'cms/kinds/news/kind.ts': `import { price } from '#schemas/price';\nimport { list } from './list';\nexport const kind = [price, list];\n`,
  'fixtures/sandbox.ts': `import { price } from '#schemas/price';\nexport const sandbox = price;\n`,
  'app/catalog.server.ts': `import { block } from '#blocks/hero/block';\nimport { flow } from '#flows/top-up/flow';\nexport const catalog = [block, flow];\n`,
  'app/page-catalog.server.ts': `import { page } from './pages/shop/page';\nexport const catalog = [page];\n`,
  'app/page/define-page-type.ts': `import { price } from '#schemas/price';\nexport const definePageType = () => price;\n`,
  'app/pages/kit/load.ts': `import type { definePageType } from '#app/page/define-page-type';\nexport type Load = typeof definePageType;\n`,
  'app/pages/shop/page.ts': `import { definePageType } from '#app/page/define-page-type';\nimport type { Load } from '../kit/load';\nimport { part } from './part';\nexport const page: Load[] = [definePageType, part];\n`,
  'app/pages/shop/part.ts': `import { definePageType } from '#app/page/define-page-type';\nexport const part = definePageType;\n`,
  'app/site/host.ts': `import type { serve } from '#app/server/serve';\nexport type Host = typeof serve;\n`,
  'app/content-check/check.ts': `import { definePageType } from '#app/page/define-page-type';\nexport const check = definePageType;\n`,
  'app/studio/home.ts': `import { check } from '#app/content-check/check';\nexport const home = check;\n`,
  'app/server/serve.ts': `import { home } from '#app/studio/home';\nexport const serve = home;\n`,
  'app/attic/old.ts': `export const old = 1;\n`,
  'app/root.tsx': `import { catalog } from './catalog.server';\nimport { Button } from '#blocks/ui/button';\nimport { source } from '#cms/source';\nexport const root = [catalog, Button, source];\n`,
  'tests/contract.test.ts': `import { catalog } from '#app/catalog.server';\nimport { drive } from './drive';\nexport const tested = [catalog, drive];\n`,
  'tests/drive.ts': `import { mount } from '#blocks/ui/testing/mount';\nexport const drive = mount;\n`,
};

/** The other half of the planted cycle; a cycle is reported once. And what a list of a kind may not import. */
const COMPANIONS = {
  'schemas/cycle.ts': `export * as back from './cycle-back';\n`,
  'cms/kinds/offer/form.ts': `export const form = 1;\n`,
};

interface Fault {
  rule: string;
  story: string;
  file: string;
  source: string;
}

const FAULTS: Fault[] = [
  fault('schemas-import-zod-only', 'a schema that reads a file', 'schemas/read.ts', 'node:fs'),
  fault('schemas-import-zod-only', 'a schema that imports React', 'schemas/view.ts', 'react'),
  fault('schemas-import-zod-only', 'a schema that imports the registry', 'schemas/up.ts', '#registry/define'),
  fault('registry-imports-schemas', 'a registry that names a block', 'registry/up.ts', '#blocks/hero/block'),
  fault('blocks-import-down', 'a block that imports the CMS', 'blocks/promo/block.ts', '#cms/source'),
  fault('blocks-import-down', 'a block that imports a flow', 'blocks/offer/block.ts', '#flows/top-up/flow'),
  fault(
    'block-imports-no-block',
    'a block that imports a block',
    'blocks/promo/part.server.ts',
    '#blocks/hero/block',
  ),
  fault(
    'block-imports-no-block',
    'a design system that names a block',
    'blocks/ui/up.server.ts',
    '../hero/block',
  ),
  fault(
    'flows-import-down',
    'a flow that calls the sandbox',
    'flows/order/actions.server.ts',
    '#fixtures/sandbox',
  ),
  fault('flow-imports-no-block', 'a flow that imports a block', 'flows/order/flow.ts', '#blocks/hero/block'),
  fault(
    'flow-imports-no-flow',
    'a flow that imports a flow',
    'flows/order/contract.ts',
    '#flows/top-up/flow',
  ),
  fault('cms-imports-down', 'a content source that names a block', 'cms/up.ts', '#blocks/hero/block'),
  fault('kind-imports-no-kind', 'a kind that imports a kind', 'cms/kinds/offer/kind.ts', '../news/kind'),
  fault(
    'kind-list-knows-no-schema',
    'a list of a kind that imports its definition',
    'cms/kinds/offer/list.ts',
    './form',
  ),
  fault(
    'fixtures-import-schemas',
    'a fixture that imports the registry',
    'fixtures/up.ts',
    '#registry/define',
  ),
  fault('only-catalog-gathers', 'a route that names a block', 'app/routes/promo.ts', '#blocks/hero/block'),
  fault('only-catalog-gathers', 'a route that names a flow', 'app/routes/order.ts', '#flows/top-up/flow'),
  fault(
    'page-type-imports-no-page-type',
    'a page type that imports a page type',
    'app/pages/order/page.ts',
    '../shop/part',
  ),
  fault(
    'only-page-catalog-gathers',
    'a route that names a page type',
    'app/routes/shop.ts',
    '#app/pages/shop/page',
  ),
  fault(
    'page-types-import-declarations',
    'a page type that imports the catalog',
    'app/pages/basket/page.ts',
    '#app/catalog.server',
  ),
  fault(
    'ground-imports-no-higher-floor',
    'the ground that imports a page',
    'app/site/up.ts',
    '#app/page/define-page-type',
  ),
  fault(
    'page-imports-no-higher-floor',
    'a page that imports the studio',
    'app/page/up.ts',
    '#app/studio/home',
  ),
  fault(
    'flow-engine-imports-no-higher-floor',
    'the flow engine that imports the check',
    'app/flow-engine/up.ts',
    '#app/content-check/check',
  ),
  fault(
    'content-check-imports-no-higher-floor',
    'the check that imports the studio',
    'app/content-check/up.ts',
    '#app/studio/home',
  ),
  fault(
    'studio-imports-no-higher-floor',
    'the studio that imports the server',
    'app/studio/up.ts',
    '#app/server/serve',
  ),
  fault(
    'server-imports-no-higher-floor',
    'the server that imports a room that stands on no floor',
    'app/server/up.ts',
    '#app/attic/old',
  ),
  fault('app-and-tests-are-the-top', 'a block that imports the app', 'blocks/menu/block.ts', '#app/root'),
  fault(
    'app-and-tests-are-the-top',
    'a content source that imports a test',
    'cms/tested.ts',
    '#tests/contract.test',
  ),
  fault(
    'only-tests-import-testing',
    'a part of the design system that imports a helper of tests',
    'blocks/ui/dressed-button.tsx',
    './testing/render-html',
  ),
  fault(
    'only-tests-import-testing',
    'a command that imports a helper of tests',
    'app/commands/show.ts',
    '#blocks/ui/testing/mount',
  ),
  fault(
    'browser-imports-definitions-as-types',
    'a view that imports its definition',
    'blocks/hero/view-wide.tsx',
    './block',
  ),
  fault(
    'browser-imports-definitions-as-types',
    'a part of a view that does',
    'flows/top-up/title.ts',
    './flow',
  ),
  fault(
    'browser-imports-no-server-file',
    'a view that imports a server file',
    'blocks/hero/view-long.tsx',
    './read.server',
  ),
  fault('no-cycle', 'a file that imports one that imports it', 'schemas/cycle-back.ts', './cycle'),
  fault('no-unresolved', 'an import that leads nowhere', 'cms/nowhere.ts', './nothing'),
];

function fault(rule: string, story: string, file: string, imported: string): Fault {
  return {
    rule,
    story,
    file,
    source: `import * as imported from '${imported}';\nexport const used = imported;\n`,
  };
}

const cruiseResult = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

/** The rules that refuse each file of a tree: file → names. */
async function cruise(files: Readonly<Record<string, string>>): Promise<Map<string, Set<string>>> {
  const root = plantTree(files);
  for (const file of [CONFIG, 'tsconfig.json']) copyFileSync(path.join(PROJECT, file), path.join(root, file));
  const output = await new Promise<string>((resolve) => {
    const binary = path.join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = [binary, '--config', CONFIG, '--output-type', 'json', ...FOLDERS];
    execFile(process.execPath, args, { cwd: root, maxBuffer: 50_000_000 }, (_, stdout) => resolve(stdout));
  });
  const refused = new Map<string, Set<string>>();
  for (const { from, rule } of cruiseResult.parse(JSON.parse(output)).summary.violations) {
    refused.set(from, (refused.get(from) ?? new Set()).add(rule.name));
  }
  return refused;
}

describe('the layers', () => {
  test('let a clean tree pass', async () => {
    expect(await cruise(CLEAN)).toEqual(new Map());
  });

  test('refuse every planted fault by exactly its rule, and nothing else', async () => {
    const planted = Object.fromEntries(FAULTS.map(({ file, source }) => [file, source]));
    expect(await cruise({ ...CLEAN, ...COMPANIONS, ...planted })).toEqual(
      new Map(FAULTS.map(({ file, rule }) => [file, new Set([rule])])),
    );
  });

  test('have a planted fault for every rule', () => {
    const config = createRequire(import.meta.url)(path.join(PROJECT, CONFIG));
    const rules = z.object({ forbidden: z.array(z.object({ name: z.string() })) }).parse(config).forbidden;
    expect(new Set(FAULTS.map(({ rule }) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
  });
});
