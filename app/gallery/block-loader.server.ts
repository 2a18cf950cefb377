import type { LoaderFunctionArgs, TypedResponse } from '@remix-run/node';
import { createElement } from 'react';
import type { BlockDefinition } from '#registry/define-block';
import type { SiteContext } from '#app/context';
import { measureBlock } from '#app/page/block-bytes.server';
import { BlockHeadView } from './block-head-view';
import { describeHydration } from './describe-hydration.server';
import { toExampleComponent } from './example-component.server';
import { ExampleHeadView } from './example-head-view';
import { listFaultyExamples } from './faulty-examples.server';
import { FrameView } from './frame-view';
import { findGalleryAssets } from './gallery-assets.server';
import { findGalleryBlock } from './gallery-entries.server';
import { GalleryPage, type GalleryPageData } from './gallery-page.server';
import { readGalleryView, toExamplePath, type GalleryView } from './gallery-view';
import { ReferenceView } from './reference-view';
import { renderExample } from './render-example.server';
import { measureRender } from './render-time.server';
import { requireGallery } from './require-gallery.server';
import { listSchemaFields } from './schema-fields';

/** `/dev/blocks/TYPE`: a block with every example, its fields, and what comes of wrong ones. */
export async function blockLoader({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<TypedResponse<GalleryPageData>> {
  requireGallery(context);
  const block = findGalleryBlock(params['type']);
  if (block === null) throw new Response('No such block', { status: 404 });
  const view = readGalleryView(new URL(request.url).searchParams);
  const page = new GalleryPage(`${block.label} — галерея блоков`, view);
  const head = { block, view, hydration: describeHydration(block), bytes: measureBlock(block) };
  page.addView('head', createElement(BlockHeadView, { ...head, ownAudience: context.facts.audience }));
  for (const index of block.examples.keys()) await addExample(page, block, index, view, context);
  const reference = { fields: listSchemaFields(block.props), faults: listFaultyExamples(block) };
  page.addView('reference', createElement(ReferenceView, reference));
  return page.send(context, findGalleryAssets());
}

async function addExample(
  page: GalleryPage,
  block: BlockDefinition,
  index: number,
  view: GalleryView,
  context: SiteContext,
): Promise<void> {
  const component = toExampleComponent(block, index);
  const example = block.examples[index];
  if (component === null || example === undefined) return;
  const { name, data } = example;
  const blocks = await renderExample(block, index, view.audience ?? context.facts.audience, context);
  const { findings } = blocks;
  const head = { index, name, component, data, findings, view, milliseconds: measureRender(block, index) };
  page.addView(`head-${index}`, createElement(ExampleHeadView, head));
  const { width } = view;
  if (width === null) page.addBlocks(blocks);
  else {
    const frame = { label: `Пример «${name}»`, src: toExamplePath(block.type, index, view), width };
    page.addView(`frame-${index}`, createElement(FrameView, frame));
  }
}
