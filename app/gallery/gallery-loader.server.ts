import { json, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import type { BlockDefinition } from '#registry/define-block';
import type { ReadyComponent } from '#registry/verdict';
import { registry } from '#app/catalog.server';
import type { SiteContext } from '#app/context';
import { findScripts, findStyles } from '#app/page/asset-links.server';
import { toAbsolute } from '#app/page/load-page.server';
import type { PageData } from '#app/page/page-data';
import type { Part } from '#app/page/part';
import { renderBlocks } from '#app/page/render-blocks.server';
import { parsePageInfo } from '#schemas/parse-page-info';
import { findGalleryBlock, listGalleryEntries, toChildren } from './gallery-entries.server';
import { renderGalleryHeading, renderGalleryIndex } from './gallery-views';
import { requireGallery } from './require-gallery.server';
import { named, type RenderedHtml } from '#app/page/render-static.server';

/** `/dev/blocks`: the list of blocks, with every example of each. `/dev/blocks/TYPE`: those of one. */
export async function galleryLoader({
  params,
  context,
}: LoaderFunctionArgs): Promise<TypedResponse<PageData>> {
  requireGallery(context);
  const { type } = params;
  const only = type === undefined ? null : findGalleryBlock(type);
  if (type !== undefined && only === null) throw new Response('No such block', { status: 404 });
  const blocks = only ? [only] : registry.all().filter((definition) => definition.kind === 'block');
  const top = named(renderGalleryIndex(listGalleryEntries(), type ?? null));
  const html = new Map([[top.hash, top.html]]);
  const parts: Part[] = [];
  const types = new Set<string>();
  for (const block of blocks) {
    for (const [index, example] of block.examples.entries()) {
      const heading = named(renderGalleryHeading(block, example.name));
      html.set(heading.hash, heading.html);
      parts.push({ kind: 'static', key: `${block.type}-${index}-heading`, hash: heading.hash });
      const rendered = await renderExample(block, index, context);
      parts.push(...rendered.parts);
      for (const [hash, markup] of rendered.html) html.set(hash, markup);
      for (const found of rendered.types) types.add(found);
    }
  }
  return send(top, parts, html, types, context);
}

async function renderExample(block: BlockDefinition, index: number, context: SiteContext) {
  const { name, props, data } = block.examples[index] ?? {};
  const id = `${block.type}-${index}`;
  const component = {
    id,
    type: block.type,
    version: block.version,
    props,
    children: toChildren(block, name ?? ''),
  };
  const parsed = parsePageInfo({ uuid: id, type: 'common', components: [component] });
  const ready = registry
    .judgeAll(parsed?.page.components ?? [])
    .ready.map((one) => withExampleData(one, data));
  return renderBlocks(ready, {
    ...{ region: context.facts.region, audience: context.facts.audience, path: '/dev/blocks' },
    ...{ page: parsed?.page ?? fail(), query: new URLSearchParams() },
    call: context.site.gateway(context.facts).call,
    toAbsolute: toAbsolute(context),
  });
}

/** The gallery shows the data that the example brings, so that it looks the same every day. */
function withExampleData(component: ReadyComponent, data: unknown): ReadyComponent {
  const { definition } = component;
  if (definition.kind !== 'block' || data === undefined) return component;
  return { ...component, definition: { ...definition, load: async () => data } };
}

function fail(): never {
  throw new Error('an object is always a page');
}

function send(
  top: RenderedHtml,
  parts: Part[],
  html: ReadonlyMap<string, string>,
  types: ReadonlySet<string>,
  { documentHtml, facts }: SiteContext,
): TypedResponse<PageData> {
  for (const [hash, markup] of html) documentHtml.set(hash, markup);
  const head = { title: 'Галерея блоков', canonical: null, meta: [{ name: 'robots', content: 'noindex' }] };
  const data: PageData = {
    ...{ head, audience: facts.audience, before: [top.hash], after: [], parts, check: null },
    ...{ styles: findStyles(types), scripts: findScripts(parts, types) },
    html: facts.isDataRequest ? Object.fromEntries(html) : null,
  };
  return json(data, { headers: { 'Cache-Control': 'no-store' } });
}
