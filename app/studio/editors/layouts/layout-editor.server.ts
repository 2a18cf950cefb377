import type { LoaderFunctionArgs } from '@remix-run/node';
import { liftProps } from '#cms/composing/lift-props';
import { registry } from '#app/catalog.server';
import { listComponents } from '#app/content-check/page-components';
import { readBlockCatalog } from '../../composer/block-catalog.server';
import { studioAnswer } from '../../studio-answer.server';
import { requireEntry } from '../../history/entry-head.server';
import { documentLoader } from '../documents/document.server';
import { findMainPage } from './find-main-page.server';
import type { BlocksData } from './known-blocks';
import { toLiftKey } from './read-component';

/** A layout, or the main page's data, in the editor: with the blocks that windows are made of. */
export async function layoutEditorLoader(args: LoaderFunctionArgs) {
  const document = await (await documentLoader(args, ['layout', 'main-page'])).json();
  const { head, standing } = document;
  const { site } = args.context;
  const { entry } = await requireEntry(args.context, args.params['id']);
  const isLayout = head.kind === 'layout';
  const regions = site.regions().map(({ code, title: label }) => ({ code, label }));
  return studioAnswer({
    document,
    known: isLayout ? { ...listKnown(JSON.parse(standing.body)), regions } : null,
    canvas: isLayout ? null : await findMainPage(site.store, entry),
  });
}

function listKnown(raw: unknown): Omit<BlocksData, 'regions'> {
  const lifts = listComponents(raw).flatMap(({ type, version, props = {} }) => {
    const definition = registry.find(type);
    if (definition === undefined || version >= definition.version) return [];
    const lifted = liftProps(definition, version, props);
    if (!lifted.ok) return [];
    return [[toLiftKey(type, version, props), JSON.stringify(lifted.props)] as const];
  });
  return { blocks: readBlockCatalog().blocks, lifts: Object.fromEntries(lifts) };
}
