import type { LoaderFunctionArgs, TypedResponse } from '@remix-run/node';
import { createElement } from 'react';
import { FlowIndexView } from './flow-index-view';
import { findGalleryAssets } from './gallery-assets.server';
import { GalleryPage, type GalleryPageData } from './gallery-page.server';
import { readGalleryView } from './gallery-view';
import { listFlowItems } from './index-loader.server';
import { requireGallery } from './require-gallery.server';

/** `/dev/flows`: what visitors do in several steps. */
export function flowIndexLoader({ request, context }: LoaderFunctionArgs): TypedResponse<GalleryPageData> {
  requireGallery(context);
  const view = readGalleryView(new URL(request.url).searchParams);
  const page = new GalleryPage('Галерея сценариев', view);
  const props = { items: listFlowItems(), view, ownAudience: context.facts.audience };
  page.addView('index', createElement(FlowIndexView, props));
  return page.send(context, findGalleryAssets());
}
