import type { LoaderFunctionArgs, TypedResponse } from '@remix-run/node';
import { createElement } from 'react';
import type { BlockDefinition } from '#registry/define-block';
import { registry } from '#app/catalog.server';
import { measureBlock } from './block-bytes.server';
import { describeHydration } from './describe-hydration.server';
import { findGalleryAssets } from './gallery-assets.server';
import { listGalleryBlocks } from './gallery-entries.server';
import { GalleryPage, type GalleryPageData } from './gallery-page.server';
import { FLOWS_LABEL, GROUP_LABELS } from './gallery-texts';
import { readGalleryView } from './gallery-view';
import { IndexView, type IndexGroup, type IndexItem } from './index-view';
import { requireGallery } from './require-gallery.server';

/** `/dev/blocks`: every block and flow, by groups. */
export function indexLoader({ request, context }: LoaderFunctionArgs): TypedResponse<GalleryPageData> {
  requireGallery(context);
  const view = readGalleryView(new URL(request.url).searchParams);
  const page = new GalleryPage('Галерея блоков', view);
  const props = { groups: listGroups(), view, ownAudience: context.facts.audience };
  page.addView('index', createElement(IndexView, props));
  return page.send(context, findGalleryAssets());
}

function listGroups(): IndexGroup[] {
  const blocks = listGalleryBlocks();
  // The keys are what the type of the constant says.
  const groups = (Object.keys(GROUP_LABELS) as BlockDefinition['group'][]).map((id) => ({
    ...{ id, label: GROUP_LABELS[id] },
    items: blocks.filter(({ group }) => group === id).map(toItem),
  }));
  const flows = { id: 'flows' as const, label: FLOWS_LABEL, items: listFlows() };
  return [...groups, flows].filter(({ items }) => items.length > 0);
}

function toItem(block: BlockDefinition): IndexItem {
  const { type, version, label, description, examples } = block;
  return {
    ...{ type, version, label, description, exampleCount: examples.length },
    ...{ hydration: describeHydration(block), bytes: measureBlock(block) },
  };
}

function listFlows(): IndexItem[] {
  return registry
    .all()
    .filter(({ kind }) => kind === 'flow')
    .map(({ type, version, label, description, examples }) => ({
      ...{ type, version, label, description, exampleCount: examples.length },
      ...{ hydration: null, bytes: null },
    }));
}
