import { json, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import { toRunning } from '#app/experiments/running-experiments.server';
import type { PageData } from '#app/page/page-data';
import { showDraft } from '../composer/live-page.server';
import { requireEditor } from '../session/require-editor.server';
import { notFound } from '../studio-answer.server';
import { requireExperiment } from './experiment.server';
import { readPublishedBody } from './page-blocks.server';

/** `/studio/experiments/ID/preview`: the published page with version B, as visitors see it who are dealt B. */
export async function experimentPreviewLoader(args: LoaderFunctionArgs): Promise<TypedResponse<PageData>> {
  await requireEditor(args, 'read');
  const { context, params } = args;
  const row = await requireExperiment(context.site, params['id']);
  const body = await readPublishedBody(context.site.store, row);
  if (body === null) throw notFound();
  context.policyNeeds.add('framed-by-own');
  const shown = { ...context, versionB: toRunning(row) };
  const scope = { region: '', audience: row.audience, at: null };
  const page = await showDraft({ ...args, context: shown }, { path: row.path, body }, scope);
  return json(page, { headers: { 'Cache-Control': 'no-store' } });
}
