import { checkFiles, formatLimit, MAX_FILES, sizeOf } from './check-files';
import { readFileToken, type FileToken } from './file-token';
import type { FormValues, PlannedField } from './form-plan';
import { FORM_FIELD_TEXTS as TEXTS } from './form-texts';

type FilesField = PlannedField & { kind: 'files' };
/** Of one value: what it becomes, or what is wrong with it. */
export type Verdict = { key: string; value: string } | { key: string; message: string };

/**
 * What is wrong with the files of the shown fields, by key. Fields share the number of files and, up to the largest
 * of their limits, the size: the field with which either is passed says so (FORM-439, FORM-440).
 */
export function toFileVerdicts(
  fields: readonly PlannedField[],
  values: FormValues,
): ReadonlyMap<string, Verdict> {
  const all: FileToken[] = [];
  const filesFields = fields.filter((field): field is FilesField => field.kind === 'files');
  const maxBytes = Math.max(0, ...filesFields.map(({ limits }) => limits.maxBytes));
  const verdicts = filesFields.map((field): [string, Verdict] => {
    const { tokens, files, isWhole } = readTokens(values[field.key] ?? '');
    all.push(...files);
    const fault = isWhole
      ? (toFieldFault(field, files) ?? toFormFault(all, files, maxBytes))
      : TEXTS.fileFailed;
    const { key } = field;
    return [key, fault === null ? { key, value: tokens.join(' ') } : { key, message: fault }];
  });
  return new Map(verdicts);
}

/** Each token once. One too many is enough to know that there are too many: a post can hold thousands. */
function readTokens(value: string): { tokens: string[]; files: FileToken[]; isWhole: boolean } {
  const parts = value.split(' ', 2 * MAX_FILES + 2).filter((token) => token !== '');
  const tokens = [...new Set(parts)];
  const files = tokens.flatMap((token) => readFileToken(token) ?? []);
  return { tokens, files, isWhole: files.length === tokens.length };
}

function toFieldFault({ isRequired, isMultiple, limits }: FilesField, files: FileToken[]): string | null {
  if (files.length === 0) return isRequired ? TEXTS.fileMissing : null;
  return checkFiles(isMultiple ? limits : { ...limits, maxFiles: 1 }, files);
}

function toFormFault(all: FileToken[], own: FileToken[], maxBytes: number): string | null {
  if (own.length === 0) return null;
  if (all.length > MAX_FILES) return TEXTS.filesTooMany;
  return sizeOf(all) > maxBytes ? TEXTS.filesTooLarge(formatLimit(maxBytes)) : null;
}
