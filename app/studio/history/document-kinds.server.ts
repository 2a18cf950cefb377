import * as z from 'zod';
import { listEditorFields } from '#cms/fields/list-editor-fields';
import type { EditorField } from '#cms/fields/editor-field';
import { liftProps } from '#cms/composing/lift-props';
import {
  listEnvelopeFields,
  namePageType,
  type BlockKind,
  type DocumentKind,
} from '#cms/history/document-kind';
import { listSchemaFields } from '#cms/kinds/kinds';
import type { EntryKind } from '#cms/store/entry-address';
import { isDocumentKind } from '#schemas/documents/document-kinds';
import { mainPageDocument } from '#schemas/documents/main-page';
import { feedbackFormSchema } from '#schemas/gateway/feedback';
import { layout } from '#schemas/layout';
import type { Region } from '#schemas/region';
import { registry } from '#app/catalog.server';
import { pageTypes } from '#app/page-catalog.server';
import { readBlockCatalog } from '../composer/block-catalog.server';

/** Fields follow from the code, so they are made once in a process. */
const known = new Map<EntryKind, readonly EditorField[]>();
let blocks: ReadonlyMap<string, BlockKind> | null = null;

/** What a comparison and a restoration know of documents of this kind, from the schemas of this build. */
export function toDocumentKind(kind: EntryKind, regions: readonly Region[]): DocumentKind {
  const fields = known.get(kind) ?? listFields(kind);
  known.set(kind, fields);
  return {
    fields,
    envelope: listEnvelopeFields(regions),
    findBlock: (type) => readBlocks().get(type) ?? null,
  };
}

/** Kinds without a schema are compared by the names of their properties. */
function listFields(kind: EntryKind): readonly EditorField[] {
  switch (kind) {
    case 'page':
      return readBlockCatalog().pageFields.map((field) => namePageType(field, pageTypes.all()));
    case 'layout':
      return listEditorFields(layout).filter(({ name }) => name !== 'components');
    case 'main-page':
      return listEditorFields(mainPageDocument);
    case 'form':
      return listEditorFields(z.array(feedbackFormSchema));
    default:
      return isDocumentKind(kind) ? listSchemaFields(kind) : [];
  }
}

function readBlocks(): ReadonlyMap<string, BlockKind> {
  blocks ??= new Map(
    readBlockCatalog().blocks.map(({ type, label, version, fields }) => [
      type,
      { label, version, fields, lift: (from, props) => liftTo(type, from, props) },
    ]),
  );
  return blocks;
}

function liftTo(type: string, from: number, props: unknown): unknown {
  const definition = registry.find(type);
  const lifted = definition === undefined ? null : liftProps(definition, from, props);
  return lifted?.ok ? lifted.props : null;
}
