import type * as z from 'zod';
import { toPointer } from '#schemas/finding';
import { findVariant, isRecord, type EditorField } from './editor-field';
import { toIssueText } from './issue-texts';
import { listEditorFields } from './list-editor-fields';

/** What is wrong with a value, told to an editor. */
export interface EditorIssue {
  /** RFC 6901, into the value: `/items/1/title`. */
  pointer: string;
  /** The way to the field by its labels: «Карточки → 2 → Заголовок»; empty for the value as a whole. */
  path: string;
  message: string;
}

/** Everything that a schema has against a value, one message a field; empty for a valid value. */
export function describeIssues(schema: z.ZodType, value: unknown): EditorIssue[] {
  const read = schema.safeParse(value, { reportInput: true });
  if (read.success) return [];
  const fields = listEditorFields(schema);
  const issues = read.error.issues.flatMap(openUnion).map((issue): EditorIssue => {
    const { labels, field } = locate(fields, issue.path, value);
    return { pointer: toPointer(issue.path), path: labels.join(' → '), message: toIssueText(issue, field) };
  });
  return issues.filter(
    ({ pointer }, index) => issues.findIndex((other) => other.pointer === pointer) === index,
  );
}

type Issue = z.core.$ZodIssue;

/** Of a union: what the one shape that the value is of has against it. The others were not meant. */
function openUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || !isRecord(issue.input)) return [issue];
  const meant = issue.errors.filter((errors) =>
    errors.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  );
  const [only, second] = meant;
  if (only === undefined || second !== undefined) return [issue];
  return only.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

interface Place {
  labels: string[];
  field: EditorField | null;
}

/** Follows a path of property names and indexes along the fields. */
function locate(fields: readonly EditorField[], path: readonly PropertyKey[], value: unknown): Place {
  const [step, ...rest] = path;
  if (step === undefined) return { labels: [], field: null };
  const name = String(step);
  const field = fields.find((candidate) => candidate.name === name);
  if (field === undefined) return { labels: [name, ...rest.map(String)], field: null };
  const inside = locateInside(field, rest, isRecord(value) ? value[name] : undefined);
  return { labels: [field.label, ...inside.labels], field: inside.field };
}

function locateInside(field: EditorField, path: readonly PropertyKey[], value: unknown): Place {
  const [step, ...rest] = path;
  if (step === undefined) return { labels: [], field };
  switch (field.control) {
    case 'list': {
      const index = Number(step);
      const inside = locateInside(field.item, rest, Array.isArray(value) ? value[index] : undefined);
      return { labels: [String(index + 1), ...inside.labels], field: inside.field };
    }
    case 'record': {
      const inside = locateInside(field.value, rest, isRecord(value) ? value[String(step)] : undefined);
      return { labels: [String(step), ...inside.labels], field: inside.field };
    }
    case 'union':
      if (step === field.discriminator) return { labels: [], field };
      return locate(findVariant(field, value)?.fields ?? [], path, value);
    case 'object':
    case 'image':
      return locate(field.fields, path, value);
    default:
      return { labels: path.map(String), field: null };
  }
}
