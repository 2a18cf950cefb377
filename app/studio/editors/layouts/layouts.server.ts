import { listStanding } from '#cms/store/lists/listed-entries';
import type { Store } from '#cms/store/tables';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import { studioAnswer } from '../../studio-answer.server';
import { findMainPage } from './find-main-page.server';
import { toStatus } from '../documents/document-status';
import type { LayoutRow } from './layout-row';

export async function layoutsLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const { site } = args.context;
  const regions = site.regions().map(({ code, title }) => ({ code, title }));
  const rows = await listRows(site.store, regions);
  return studioAnswer({
    rows: rows.filter(({ kind }) => kind === 'layout'),
    mainPages: rows.filter(({ kind }) => kind === 'main-page'),
    canvas: await findMainPage(site.store, { audience: '', region: '' }),
    regions,
  });
}

async function listRows(
  store: Store,
  regions: readonly { code: string; title: string }[],
): Promise<LayoutRow[]> {
  const rows = await listStanding(store, ['layout', 'main-page']);
  return rows.map(({ id, kind, audience, region, published, draft, updatedAt }) => ({
    id,
    kind,
    audience,
    updatedAt,
    status: toStatus({ published, draft }),
    region: region === '' ? null : (regions.find(({ code }) => code === region)?.title ?? region),
  }));
}
