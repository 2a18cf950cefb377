import { useEffect, useRef } from 'react';
import { formatJudgedSize, formatLimit } from '#schemas/forms/check-files';
import type { PlannedField } from '#schemas/forms/form-plan';
import { FileField } from '#blocks/ui/file-field';
import { FORM_WORDS } from './form-words';
import { usePlannedFormValue } from './planned-form-context';
import { joinSentences, toLabel } from './planned-values';
import { toStatus, toTokens, type FilesField, type Upload } from './use-uploads';

/** Files; with scripts each is sent as soon as it is chosen, and the form carries what the server calls it. */
export function FilesInput({ field }: { field: PlannedField & { kind: 'files' } }) {
  const { id, isLive, uploads, errorOf, form } = usePlannedFormValue();
  const { key } = field;
  const inputId = `${id}-${key}`;
  const own = uploads.uploads.filter((upload) => upload.key === key);
  const add = (files: readonly File[]) => {
    if (files.length > 0) uploads.add(field, files);
  };
  useChosenEarly(isLive, inputId, add);
  const judge = () => void form.trigger(key);
  return (
    <FileField
      id={inputId}
      name={key}
      label={toLabel(field)}
      hint={toHint(field)}
      optional={!field.isRequired}
      error={errorOf(key)}
      files={own.map((upload) => toLine(upload, field))}
      value={toTokens(own, key)}
      accept={toAccept(field)}
      multiple={field.isMultiple}
      live={
        isLive
          ? {
              onAdd: add,
              onRemove: (file) => uploads.remove([file]),
              onRetry: uploads.retry,
              onFocus: judge,
              onBlur: judge,
              status: toStatus(own, key),
            }
          : undefined
      }
    />
  );
}

/** Files that were chosen before the form came to life. */
function useChosenEarly(isLive: boolean, inputId: string, add: (files: readonly File[]) => void): void {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!isLive || !(input instanceof HTMLInputElement) || !input.files?.length) return;
    latest.current([...input.files]);
    input.value = '';
  }, [isLive, inputId]);
}

const toLine = (
  { id, name, size, progress, error, canRetry }: Upload,
  { limits: { maxBytes } }: FilesField,
) => ({
  id,
  name,
  size: formatJudgedSize(size, maxBytes),
  progress,
  canRetry,
  error: error ?? undefined,
});

function toHint({ notice, limits, isMultiple }: FilesField): string {
  const size = formatLimit(limits.maxBytes);
  return joinSentences(notice, isMultiple ? FORM_WORDS.sizeOfAll(size) : FORM_WORDS.sizeOfOne(size));
}

/** Images and videos pass anyway (FORM-441). */
const toAccept = ({ limits }: FilesField) => [...new Set(['image/*', 'video/*', ...limits.types])].join(',');
