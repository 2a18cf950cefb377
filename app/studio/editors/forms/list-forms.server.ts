import { isRecord } from '#cms/fields/editor-field';
import type { Store } from '#cms/store/tables';
import { toStatus, type DocumentStatus } from '../documents/document-status';
import { checkForms } from './check-forms.server';

/** A page that forms stand on. */
export interface FormPage {
  /** Of the entry. */
  id: string;
  path: string;
  title: string;
  uuid: string;
}

/** The forms of one page as the list shows them. */
export interface FormsRow {
  id: string;
  /** Of the page. */
  uuid: string;
  titles: string[];
  pages: FormPage[];
  status: DocumentStatus;
  errors: number;
  updatedAt: number;
}

/** Pages with the block of forms, by what editors go on from. */
export async function listFormPages(store: Store): Promise<FormPage[]> {
  const rows = await store
    .selectFrom('entry')
    .leftJoin('draft', 'draft.entry_id', 'entry.id')
    .leftJoin('revision', 'revision.id', 'entry.published_revision')
    .select([
      'entry.id',
      'entry.name as path',
      'entry.title',
      'draft.body as draft',
      'revision.body as published',
    ])
    .where('entry.kind', '=', 'page')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('entry_usage')
          .select('entry_usage.value')
          .whereRef('entry_usage.entry_id', '=', 'entry.id')
          .where('entry_usage.of', '=', 'component')
          .where('entry_usage.value', '=', 'feedback-form'),
      ),
    )
    .orderBy('entry.name')
    .execute();
  return rows.flatMap(({ draft, published, ...page }) => {
    const raw: unknown = JSON.parse(draft ?? published ?? 'null');
    const uuid = isRecord(raw) ? raw['uuid'] : null;
    return typeof uuid === 'string' && uuid !== '' ? [{ ...page, uuid }] : [];
  });
}

export async function listForms(store: Store, pages: readonly FormPage[]): Promise<FormsRow[]> {
  const rows = await store
    .selectFrom('entry')
    .leftJoin('draft', 'draft.entry_id', 'entry.id')
    .leftJoin('revision', 'revision.id', 'entry.published_revision')
    .select([
      'entry.id',
      'entry.name as uuid',
      'entry.published_revision as published',
      'entry.updated_at as updatedAt',
    ])
    .select(['draft.body as draft', 'revision.body as body'])
    .where('entry.kind', '=', 'form')
    .orderBy('entry.updated_at', 'desc')
    .execute();
  return rows.map(({ id, uuid, published, draft, body, updatedAt }) => {
    const raw: unknown = JSON.parse(draft ?? body ?? '[]');
    return {
      id,
      uuid,
      updatedAt,
      titles: listTitles(raw),
      status: toStatus({ published, draft }),
      pages: pages.filter((page) => page.uuid === uuid),
      errors: checkForms(raw).filter(({ severity }) => severity === 'error').length,
    };
  });
}

export function listTitles(raw: unknown): string[] {
  if (!Array.isArray(raw)) return [];
  return raw.map((form: unknown) =>
    isRecord(form) && typeof form['title'] === 'string' ? form['title'] : '',
  );
}
