import { isRecord } from '#cms/fields/editor-field';
import { listWritten, listWrittenPagesWith } from '#cms/store/lists/written-bodies';
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
  const pages = await listWrittenPagesWith(store, 'feedback-form');
  return pages.flatMap(({ id, name: path, title, draft, published }) => {
    const raw: unknown = JSON.parse(draft ?? published ?? 'null');
    const uuid = isRecord(raw) ? raw['uuid'] : null;
    return typeof uuid === 'string' && uuid !== '' ? [{ id, path, title, uuid }] : [];
  });
}

export async function listForms(store: Store, pages: readonly FormPage[]): Promise<FormsRow[]> {
  const forms = await listWritten(store, 'form');
  const newestFirst = forms.toSorted((one, other) => other.updatedAt - one.updatedAt);
  return newestFirst.map(({ id, name: uuid, published, draft, updatedAt }) => {
    const raw: unknown = JSON.parse(draft ?? published ?? '[]');
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
