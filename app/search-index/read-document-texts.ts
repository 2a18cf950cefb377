import { isRecord } from '#cms/fields/editor-field';
import { toPlainText } from '#cms/history/show-value';
import type { KindDefinition } from '#cms/kinds/define-kind';
import { toText } from '#cms/kinds/read-body';
import { joinTexts, NO_TEXTS, type Texts } from './read-page-texts';

/** The words of a document. With a `link` its page stands at another address and is found there: it has no words here. */
export function readDocumentTexts(body: unknown, { searched }: KindDefinition): Texts {
  if (!isRecord(body) || searched === undefined || typeof body['link'] === 'string') return NO_TEXTS;
  const texts = searched.fields.map((field) => toPlainText(toText(body[field]) ?? ''));
  const title = toText(body['title']) ?? '';
  return { title, text: joinTexts(texts, title), section: searched.section };
}
