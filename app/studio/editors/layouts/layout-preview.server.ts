import { json, type AppLoadContext, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import { toContentVersion } from '#cms/sources/content-version';
import type { PageData } from '#app/page/page-data';
import { requireEntry } from '../../history/entry-head.server';
import { requireEditor } from '../../session/require-editor.server';
import { notFound } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { showAlone } from '../documents/show-alone.server';

/** `/studio/layouts/ID/preview`: the saved draft of a layout around a page with one line, as the site renders it. */
export async function layoutPreviewLoader(args: LoaderFunctionArgs): Promise<TypedResponse<PageData>> {
  await requireEditor(args, 'read');
  const { context, params } = args;
  const { entry, body } = await requireEntry(context, params['id']);
  if (entry.kind !== 'layout') throw notFound();
  context.policyNeeds.add('framed-by-own');
  const raw: unknown = JSON.parse(body);
  const layout = { outcome: 'found', raw, version: `draft ${toContentVersion(raw)}` } as const;
  const text = studioTexts('layouts')('example');
  const page = { uuid: 'preview', type: 'common', title: text, components: [toText(text)] };
  const site: AppLoadContext['site'] = {
    ...context.site,
    source: { ...context.site.source, getLayout: async () => layout },
  };
  const scope = { region: entry.region, audience: entry.audience === '' ? ('b2c' as const) : entry.audience };
  return json(await showAlone(args, page, scope, site), { headers: { 'Cache-Control': 'no-store' } });
}

const toText = (text: string) => ({ type: 'text', version: 1, props: { html: `<p>${text}</p>` } });
