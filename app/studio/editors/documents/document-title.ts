import { isRecord } from '#cms/fields/editor-field';
import type { OpenedEntry } from '#cms/store/entry-states';
import { studioTexts } from '../../texts/studio-texts';

/** What a document is called: its title; the themes of forms; what it is, where there is one of it. */
export function toDocumentTitle({
  entry: { title, name, kind },
  body,
}: Pick<OpenedEntry, 'entry' | 'body'>): string {
  if (title !== '') return title;
  const what = studioTexts('documents')(`kind_${kind}`);
  if (kind !== 'form') return name === '' ? what : name;
  const themes = listThemes(JSON.parse(body)).join(', ');
  return themes === '' ? what : themes;
}

/** The titles of a page's forms; empty ones stay out. */
function listThemes(raw: unknown): string[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((form: unknown) => {
    const title = isRecord(form) ? form['title'] : null;
    return typeof title === 'string' && title !== '' ? [title] : [];
  });
}
