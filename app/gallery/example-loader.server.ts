import type { LoaderFunctionArgs, TypedResponse } from '@remix-run/node';
import { findGalleryBlock } from './gallery-entries.server';
import { GalleryPage, type GalleryPageData } from './gallery-page.server';
import { readGalleryView } from './gallery-view';
import { renderExample } from './render-example.server';
import { requireGallery } from './require-gallery.server';

/** `/dev/blocks/TYPE/N`: one example and nothing else, as a page of a visitor would have it. */
export async function exampleLoader({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<TypedResponse<GalleryPageData>> {
  requireGallery(context);
  const block = findGalleryBlock(params['type']);
  const index = /^\d+$/.test(params['example'] ?? '') ? Number(params['example']) : -1;
  const example = block?.examples[index];
  if (!block || example === undefined) throw new Response('No such example', { status: 404 });
  const view = readGalleryView(new URL(request.url).searchParams);
  const page = new GalleryPage(`${block.label}: ${example.name}`, view);
  page.addBlocks(await renderExample(block, index, view.audience ?? context.facts.audience, context));
  return page.send(context, null);
}
