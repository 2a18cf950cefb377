import { isRecord } from '#cms/fields/editor-field';
import { toPlainText } from '#cms/history/show-value';
import type { KindDefinition } from '#cms/kinds/define-kind';
import { joinTexts, NO_TEXTS, type Texts } from './read-page-texts';

/** What a document says to everybody. One with another page (`link`) says nothing here: that page is found by itself. */
export function readDocumentTexts(body: unknown, { searched }: KindDefinition): Texts {
  if (!isRecord(body) || searched === undefined || typeof body['link'] === 'string') return NO_TEXTS;
  const texts = searched.fields.map((field) => toPlainText(toText(body[field])));
  const title = toText(body['title']);
  return { title, text: joinTexts(texts, title), section: searched.section };
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
