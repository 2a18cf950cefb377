import type { LoaderFunctionArgs, TypedResponse } from '@remix-run/node';
import { createElement } from 'react';
import type { BlockDefinition } from '#registry/define-block';
import { listStates } from '#registry/walk-machine';
import { measureBlock, measureFlow } from '#app/page/block-bytes.server';
import { describeHydration } from './describe-hydration.server';
import { countStates } from './flow-texts';
import { findGalleryAssets } from './gallery-assets.server';
import { listGalleryBlocks, listGalleryFlows } from './gallery-entries.server';
import { GalleryPage, type GalleryPageData } from './gallery-page.server';
import { countExamples, FLOWS_LABEL, GROUP_LABELS } from './gallery-texts';
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
    id,
    label: GROUP_LABELS[id],
    items: blocks.filter(({ group }) => group === id).map(toItem),
  }));
  const flows = { id: 'flows' as const, label: FLOWS_LABEL, items: listFlowItems() };
  return [...groups, flows].filter(({ items }) => items.length > 0);
}

function toItem(block: BlockDefinition): IndexItem {
  const { type, version, label, description, examples } = block;
  return {
    type,
    version,
    label,
    description,
    path: `/dev/blocks/${type}`,
    exampleCount: examples.length,
    count: countExamples(examples.length),
    runs: describeHydration(block),
    bytes: measureBlock(block),
  };
}

/** Every flow, as the indexes list it. */
export function listFlowItems(): IndexItem[] {
  return listGalleryFlows().map((flow) => {
    const { type, version, label, description, examples, machine } = flow;
    return {
      type,
      version,
      label,
      description,
      path: `/dev/flows/${type}`,
      exampleCount: examples.length,
      count: countStates(listStates(machine).length),
      runs: 'Preact',
      bytes: measureFlow(flow),
    };
  });
}
