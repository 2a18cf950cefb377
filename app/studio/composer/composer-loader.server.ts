import { redirectDocument, type LoaderFunctionArgs } from '@remix-run/node';
import { composePage } from '#cms/composing/compose-page';
import { registry } from '#app/catalog.server';
import { requireShallow } from '../content-text.server';
import { requireEditor } from '../session/require-editor.server';
import { hasRight } from '../session/rights';
import { studioAnswer } from '../studio-answer.server';
import { readBlockCatalog } from './block-catalog.server';
import type { ComposerPage } from './composer-page';
import { requirePage } from './require-page.server';
import { toStanding } from './save-page.server';

/** `/studio/pages/ID`: the page in the composer. */
export async function composerLoader(args: LoaderFunctionArgs) {
  const editor = await requireEditor(args, 'read');
  const { context, params, request } = args;
  // Its policy is wider than that of other screens, and a policy belongs to a document.
  if (context.facts.isDataRequest) throw redirectDocument(toDocument(request));
  const opened = await requirePage(context, params['id']);
  requireShallow(opened);
  context.policyNeeds.add('inline-styles').add('own-frames');
  const { id, name, audience, region, title, published_at: publishedAt } = opened.entry;
  return studioAnswer<ComposerPage>({
    id,
    path: name,
    audience,
    region,
    title,
    publishedAt,
    standing: toStanding(opened),
    data: composePage(opened.body, registry.find),
    canEdit: hasRight(editor.role, 'edit'),
    regions: context.site.regions().map(({ code, title: label }) => ({ code, label })),
    home: context.facts.region.code,
    catalog: readBlockCatalog(),
  });
}

/** The address that a script has asked for data of, as a document. */
function toDocument(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const block = searchParams.get('block');
  return block === null ? pathname : `${pathname}?block=${encodeURIComponent(block)}`;
}
