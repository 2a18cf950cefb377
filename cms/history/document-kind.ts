import * as z from 'zod';
import { audience, componentEnvelope, componentScope, pageFields } from '#schemas/page';
import type { EditorField } from '../fields/editor-field';
import { listEditorFields } from '../fields/list-editor-fields';

/** What a comparison knows of a kind of documents. */
export interface DocumentKind {
  /** The document's own fields, or one without a name for a document that is no object. What has none is compared as JSON. */
  fields: readonly EditorField[];
  /** What is known of a type of blocks; null for one that this build does not have. */
  findBlock: (type: string) => BlockKind | null;
}

export interface BlockKind {
  label: string;
  version: number;
  fields: readonly EditorField[];
  /** Props of an older version in today's shape; null when they cannot be lifted. */
  lift: (version: number, props: unknown) => unknown;
}

const LABELS: Readonly<Record<string, string>> = {
  version: 'Версия блока',
  section: 'Имя для\u00a0скрытия по\u00a0ссылке',
  scope: 'Кому и\u00a0когда показывать',
};

const { section } = componentEnvelope.shape;
const audiences = z.array(audience.describe('Аудитория: частным клиентам, бизнесу')).optional();
const scope = componentScope.extend({ audiences }).optional();

/** What every block has beside its props. */
export const ENVELOPE_FIELDS: readonly EditorField[] = listEditorFields(
  z.object({ version: z.number().optional(), section, scope }),
).map((field) => ({ ...field, label: LABELS[field.name] ?? field.label }));

/** The type that every page has unless developers give it another is told in words; the others are told by their codes. */
export function nameUsualType(field: EditorField): EditorField {
  if (field.name !== 'type') return field;
  const { name, label, hint, isRequired, isNullable } = field;
  const options = [{ value: pageFields.type.fallback, label: 'Обычная страница' }];
  return { name, label, hint, isRequired, isNullable, control: 'choice', options };
}
