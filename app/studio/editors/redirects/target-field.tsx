import { useState } from 'react';
import type { PlainField } from '#cms/fields/editor-field';
import { FieldEditor } from '../../fields/field-editor';
import { useTexts } from '../../texts/use-texts';

interface TargetFieldProps {
  id: string;
  initial?: string;
  error: string | undefined;
}

/** Where a redirect leads: a page found by its title, or an address. A form posts it as `to`. */
export function TargetField({ id, initial = '', error }: TargetFieldProps) {
  const t = useTexts('redirects');
  const [to, setTo] = useState(initial);
  const field: PlainField = {
    control: 'link-url',
    name: 'to',
    label: t('to'),
    hint: t('toHint'),
    isRequired: true,
    isNullable: false,
  };
  return (
    <>
      <FieldEditor
        field={field}
        value={to}
        onChange={(next) => setTo(typeof next === 'string' ? next : '')}
        issues={error === undefined ? [] : [{ pointer: '', message: error }]}
        id={id}
      />
      <input type="hidden" name="to" value={to} />
    </>
  );
}
