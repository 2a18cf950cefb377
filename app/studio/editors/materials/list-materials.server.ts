import type { DocumentKind } from '#schemas/documents/document-kinds';
import { isRecord } from '#cms/fields/editor-field';
import type { ListedFacts } from '#cms/kinds/define-kind';
import { requireKind } from '#cms/kinds/kinds';
import { listWithNewest } from '#cms/store/lists/written-bodies';
import type { Store } from '#cms/store/tables';
import { toStatus } from '../documents/document-status';
import type { MaterialRow } from './material-row';

/** What a list says of a document where its kind says nothing else. */
const NO_FACTS: Omit<ListedFacts, 'group'> = {
  from: null,
  until: null,
  order: null,
  value: null,
  isHead: false,
  pages: [],
};

/** All documents of a kind in the state that editors go on from, as their list stands. */
export async function listMaterials(store: Store, kind: DocumentKind, now: number): Promise<MaterialRow[]> {
  const { schema, toListed, sortListed } = requireKind(kind);
  const rows = await listWithNewest(store, kind);
  const listed = rows.map(({ draft, newest, published, ...row }): MaterialRow => {
    const raw: unknown = JSON.parse(draft ?? newest ?? '{}');
    return {
      ...row,
      status: toStatus({ published, draft }),
      isFaulty: !schema.safeParse(raw).success,
      ...NO_FACTS,
      ...toListed(isRecord(raw) ? raw : {}, row, now),
    };
  });
  return sortListed(listed);
}
