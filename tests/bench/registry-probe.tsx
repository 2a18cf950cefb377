import { renderToString } from 'react-dom/server';
import { createRegistry } from '#registry/create-registry';
import type { Definition, ReadyComponent } from '#registry/verdict';
import type { PageInfo } from '#schemas/page';
import { parsePageInfo } from '#schemas/parse-page-info';
import { registry as siteRegistry } from '#app/catalog.server';
import { PageView } from '#app/page/page-view';
import { NO_LOADING } from '#app/page/load-flow-props.server';
import { renderBlocks } from '#app/page/render-blocks.server';
import { selectComponents } from '#app/page/select-components';
import { DocumentHtml } from '#app/page/static-html';
import { makeBlocks, toPage } from './bench-blocks';
import { renderByHand } from './by-hand';
import { measureVariants, readPace, type Variant } from './measure-cpu';

/** Runs in a process of its own, bundled like the site; prints its measurements as one line of JSON. */

const MIGRATED = 'text';
const COUNTS = (process.env['COUNTS'] ?? '').split(',').map(Number);
const scope = { region: { id: '1', code: 'moscow', title: 'Москва' }, audience: 'b2c' as const };
const selection = { regionCode: 'moscow', audience: 'b2c' as const, hiddenSections: [], now: Date.now() };

/** The real catalog with one block a version ahead, so that the content has to be migrated. */
const registry = createRegistry(siteRegistry.all().map(raise));

function raise(definition: Definition): Definition {
  if (definition.type !== MIGRATED || definition.kind !== 'block') return definition;
  const rename = ({ html, ...rest }: Record<string, unknown>) => ({ ...rest, html });
  const { version, migrations = {} } = definition;
  return { ...definition, version: version + 1, migrations: { ...migrations, [version]: rename } };
}

interface Prepared {
  page: PageInfo;
  ready: readonly ReadyComponent[];
}

function prepare(raw: unknown): Prepared {
  const parsed = parsePageInfo(raw);
  if (parsed === null) throw new Error('the content of the bench is no page');
  const { ready, findings } = registry.judgeAll(parsed.page.components);
  if (findings.length > 0)
    throw new Error(`the content of the bench has faults: ${JSON.stringify(findings[0])}`);
  return { page: parsed.page, ready };
}

/** From verdicts to HTML, as the page route does it. Another origin makes kept HTML useless. */
async function render({ page, ready }: Prepared, origin: string): Promise<string> {
  const blocks = await renderBlocks(selectComponents(ready, selection), {
    page,
    path: '/',
    query: new URLSearchParams(),
    ...scope,
    call: () => Promise.reject(new Error('no block of the bench calls the API')),
    toAbsolute: (url: string) => new URL(url, origin).href,
    answer: null,
    ...NO_LOADING,
  });
  if (blocks.findings.length > 0) throw new Error(`a block failed: ${JSON.stringify(blocks.findings[0])}`);
  return renderToString(
    <DocumentHtml.Provider value={blocks.html}>
      <PageView before={[]} parts={blocks.parts} after={[]} />
    </DocumentHtml.Provider>,
  );
}

function toVariants(count: number): Variant[] {
  const text = JSON.stringify(toPage(makeBlocks(count)));
  const kept = prepare(JSON.parse(text));
  const first = { raw: {} as unknown };
  let origins = 0;
  const nextOrigin = () => `http://n${(origins += 1)}.example.test`;
  return [
    { name: 'by hand', run: () => renderByHand(kept.ready) },
    {
      name: 'first time',
      before: () => (first.raw = JSON.parse(text)),
      run: () => render(prepare(first.raw), nextOrigin()),
    },
    { name: 'verdict alone', before: () => (first.raw = JSON.parse(text)), run: () => prepare(first.raw) },
    { name: 'kept verdict', run: () => render(kept, nextOrigin()) },
    { name: 'kept HTML', run: () => render(kept, 'http://moscow.example.test') },
  ];
}

const variants = COUNTS.flatMap((count) =>
  toVariants(count).map((variant) => ({ ...variant, name: `${variant.name} ${count}` })),
);
const bytes = JSON.stringify(makeBlocks(50)).length / 50;
const measured = await measureVariants(variants, readPace());
process.stdout.write(`${JSON.stringify({ ...measured, bytes })}\n`);
