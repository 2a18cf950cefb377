import { redirectDocument } from '@remix-run/node';
import * as z from 'zod';
import { audience } from '#schemas/page';
import type { EntryKind } from '#cms/store/entry-address';
import type { Store } from '#cms/store/tables';
import { actionInput } from '../../action-input.server';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import { refuseInput, studioAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { findMainPage } from './find-main-page.server';
import { toStatus, type DocumentStatus } from '../documents/document-status';

export interface LayoutRow {
  id: string;
  kind: EntryKind;
  audience: 'b2c' | 'b2b' | '';
  /** The title of its region; null for all regions. */
  region: string | null;
  status: DocumentStatus;
  updatedAt: number;
}

export async function layoutsLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const { site } = args.context;
  const regions = site.regions().map(({ code, title }) => ({ code, title }));
  const rows = await listRows(site.store, regions);
  return studioAnswer({
    rows: rows.filter(({ kind }) => kind === 'layout'),
    mainPages: rows.filter(({ kind }) => kind === 'main-page'),
    ...{ canvas: await findMainPage(site.store, ''), regions },
  });
}

async function listRows(
  store: Store,
  regions: readonly { code: string; title: string }[],
): Promise<LayoutRow[]> {
  const rows = await store
    .selectFrom('entry')
    .leftJoin('draft', 'draft.entry_id', 'entry.id')
    .select([
      'entry.id',
      'entry.kind',
      'entry.audience',
      'entry.region',
      'entry.published_revision',
      'entry.updated_at',
    ])
    .select('draft.entry_id as draft')
    .where('entry.kind', 'in', ['layout', 'main-page'])
    .orderBy('entry.region')
    .orderBy('entry.audience', 'desc')
    .execute();
  return rows.map(
    ({ id, kind, audience: whose, region, published_revision: published, draft, updated_at: updatedAt }) => ({
      ...{ id, kind, audience: whose, updatedAt, status: toStatus({ published, draft }) },
      region: region === '' ? null : (regions.find(({ code }) => code === region)?.title ?? region),
    }),
  );
}

const form = z.object({ audience, region: z.string().min(1).max(60) });

/** Makes a region's own layout: a copy of what its visitors see now, as a draft. */
export async function layoutsAction(args: StudioArgs) {
  const editor = await requireEditor(args, 'edit');
  const t = studioTexts('layouts');
  const { site } = args.context;
  const read = await actionInput(args.request, form);
  if (!read.ok) return refuseInput(read.faults);
  const { audience: whose, region } = read.value;
  if (!site.regions().some(({ code }) => code === region)) return refuseInput({ region: t('noRegion') });
  const general = await site.entries.find({ kind: 'layout', name: '', audience: whose, region: '' });
  const body = (general && (await site.entries.open(general.id))?.body) ?? '{}';
  const made = await site.entries.create({ kind: 'layout', name: '', audience: whose, region }, body, editor);
  if (made.outcome === 'taken') return refuseInput({ region: t('exists') });
  return redirectDocument(`/studio/layouts/${made.entry.id}`);
}
