import * as z from 'zod';
import { audience, componentEnvelope, componentScope } from '#schemas/page';
import type { Region } from '#schemas/region';
import type { ChoiceOption, EditorField } from '../fields/editor-field';
import { listEditorFields } from '../fields/list-editor-fields';

/** What a comparison knows of a kind of documents. */
export interface DocumentKind {
  /** The document's own fields, or one without a name for a document that is no object. What has none is compared as JSON. */
  fields: readonly EditorField[];
  /** What every block has beside its props. */
  envelope: readonly EditorField[];
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

const ENVELOPE_FIELDS: readonly EditorField[] = listEditorFields(
  z.object({ version: z.number().optional(), section, scope }),
).map((field) => ({ ...field, label: LABELS[field.name] ?? field.label }));

/**
 * What every block has beside its props. A region is shown by its title. When the region has been deleted, its code is
 * shown instead.
 */
export function listEnvelopeFields(regions: readonly Region[]): readonly EditorField[] {
  const options = regions.map(({ code, title }) => ({ value: code, label: title }));
  return ENVELOPE_FIELDS.map((field) =>
    field.name === 'scope' && field.control === 'object'
      ? { ...field, fields: field.fields.map((part) => nameRegions(part, options)) }
      : field,
  );
}

function nameRegions(field: EditorField, options: ChoiceOption[]): EditorField {
  if (field.name !== 'regions' || field.control !== 'list') return field;
  return { ...field, item: toChoice(field.item, options) };
}

/** The type of a page is told by its label; one that this build does not have, by its code. */
export function namePageType(
  field: EditorField,
  types: readonly { type: string; label: string }[],
): EditorField {
  if (field.name !== 'type') return field;
  return toChoice(
    field,
    types.map(({ type, label }) => ({ value: type, label })),
  );
}

function toChoice(field: EditorField, options: ChoiceOption[]): EditorField {
  const { name, label, hint, isRequired, isNullable } = field;
  return { name, label, hint, isRequired, isNullable, control: 'choice', options };
}
