import { Fragment, type ReactNode } from 'react';
import type { PlannedField } from '#schemas/forms/form-plan';
import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { Conditional } from './conditional';
import { DateInput, DateTimeInput } from './date-inputs';
import { FilesInput } from './files-input';
import { usePlannedFormValue } from './planned-form-context';
import { toKeys } from './planned-values';
import { CheckboxInput, SelectInput, TextAreaInput, TextInput } from './text-inputs';
import { toTokens } from './use-uploads';

/** The fields of the page that is shown; the values of other pages go along unseen. */
export function FormFields() {
  const { plan, page } = usePlannedFormValue();
  return plan.fields.map((field) => (
    <Fragment key={field.key}>
      {field.kind === 'hidden' || field.page !== page ? (
        <Carried field={field} />
      ) : (
        <Conditional field={field}>{renderField(field)}</Conditional>
      )}
    </Fragment>
  ));
}

/** How each type of FORM-404 looks (FORM-405). */
function renderField(field: PlannedField): ReactNode {
  switch (field.kind) {
    case 'heading':
      return <FieldHeading field={field} />;
    case 'text':
      return <TextInput field={field} />;
    case 'textarea':
      return <TextAreaInput field={field} />;
    case 'date':
      return <DateInput field={field} />;
    case 'datetime':
      return <DateTimeInput field={field} />;
    case 'checkbox':
      return <CheckboxInput field={field} />;
    case 'select':
      return <SelectInput field={field} />;
    case 'files':
      return <FilesInput field={field} />;
    case 'hidden':
      return null;
  }
}

function FieldHeading({ field: { title, notice } }: { field: PlannedField }) {
  return (
    <Stack gap={1}>
      {title !== null && (
        <Heading level={3} look="lead">
          {title}
        </Heading>
      )}
      {notice !== null && <Text tone="muted">{notice}</Text>}
    </Stack>
  );
}

function Carried({ field }: { field: PlannedField }) {
  const { values, uploads } = usePlannedFormValue();
  return toKeys(field).map((key) => {
    const value = field.kind === 'files' ? toTokens(uploads.uploads, key) : (values[key] ?? '');
    return <input key={key} type="hidden" name={key} value={value} />;
  });
}
