import { faqArticleDocument, faqCategoryDocument, faqDocument, toFaqPath } from '#schemas/documents/faq';
import { isRecord, type UnknownRecord } from '../../fields/editor-field';
import type { EntryAddress } from '../../store/entry-address';
import type { Read } from '../../store/entry-states';
import { listDocumentBodies } from '../../store/published/published-documents';
import { defineKind, type DocumentFault, type ListedDocument } from '../define-kind';
import { byName, byNumber, sortBy } from '../listed-order';
import { toNumber, toText } from '../read-body';
import { listFields } from './fields';

const SORTS = [faqCategoryDocument, faqArticleDocument] as const;

/** Questions with their answers, in categories that are documents of the kind too. */
export const kind = defineKind({
  kind: 'faq',
  schema: faqDocument,
  toSchema: toSortSchema,
  listFields: (raw, read) => listFields(toSortSchema(raw), read),
  toPath: toFaqPath,
  searched: { section: 'Помощь', fields: ['text'] },
  makeBody: ({ title, sort, order }) =>
    sort === 'category' ? { type: 'category', title, order } : { type: 'article', title, text: '', order },
  toListed: ({ type, category, order }, { name }) => ({
    group: type === 'category' ? name : (toText(category) ?? ''),
    order: toNumber(order),
    isHead: type === 'category',
  }),
  sortListed: underCategories,
  findFaults: findMissingCategory,
  isCheckedTogether: true,
});

/** A category has other fields than an article. */
function toSortSchema(raw: unknown) {
  const type = isRecord(raw) ? raw['type'] : null;
  return SORTS.find(({ shape }) => shape.type.value === type) ?? faqDocument;
}

/** Each category with its articles below it; articles of a category that is not there come last. */
function underCategories<Row extends ListedDocument>(rows: readonly Row[]): Row[] {
  const sorted = sortBy(byNumber, byName)(rows);
  const heads = sorted.filter(({ isHead }) => isHead);
  const articles = sorted.filter(({ isHead }) => !isHead);
  const known = new Set(heads.map(({ name }) => name));
  const shown = new Set<string>();
  const below = heads.flatMap((head) => {
    // A region's own variant of a category has the same articles.
    const own = shown.has(head.name) ? [] : articles.filter(({ group }) => group === head.name);
    shown.add(head.name);
    return [head, ...own];
  });
  return [...below, ...articles.filter(({ group }) => !known.has(group))];
}

/** An article is shown in its category, which has to stand where it does. */
async function findMissingCategory(
  { type, category }: UnknownRecord,
  { audience, region }: EntryAddress,
  read: Read,
): Promise<DocumentFault[]> {
  if (type !== 'article' || typeof category !== 'string' || category === '') return [];
  const bodies = await listDocumentBodies(read, { kind: 'faq', name: category, audience, region });
  if (bodies.some((body) => Object(JSON.parse(body)).type === 'category')) return [];
  return [
    {
      code: 'category-missing',
      severity: 'error',
      pointer: '/category',
      message: `no category «${category}» is published for these visitors`,
      about: category,
      fix: 'Publish that category first, or name another one.',
    },
  ];
}
