import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { TextField } from '#blocks/ui/text-field';
import { useFlowField } from '../engine/flow-context';
import { FlowForm } from '../engine/flow-form';
import { PhoneField } from '../phone/phone-field';
import type { Contacts } from './order-contract';
import type { OrderReceipt } from './order-rules';
import { TotalLine } from './order-step';
import { ORDER_TEXTS } from './order-texts';
import { ORDER_WORDS } from './order-words';

interface ContactsFormProps {
  contacts: Contacts;
  /** What the phone is asked for. */
  phoneHint: string;
  receipt: OrderReceipt | null;
  isPending: boolean;
}

/** Whom an order is for; posts to `saveContacts`. */
export function ContactsForm({ contacts, phoneHint, receipt, isPending }: ContactsFormProps) {
  return (
    <FlowForm action="saveContacts">
      <Stack gap={5}>
        <Field name="lastName" contacts={contacts} autoComplete="family-name" />
        <Field name="firstName" contacts={contacts} autoComplete="given-name" />
        <PhoneField
          label={ORDER_WORDS.phone}
          hint={phoneHint}
          msisdn={contacts.msisdn}
          invalid={ORDER_TEXTS.phoneInvalid}
          isClearable
        />
        <Field name="email" contacts={contacts} autoComplete="email" />
        <TotalLine receipt={receipt} />
        <Button type="submit" wide="phone" busy={isPending}>
          {ORDER_WORDS.next}
        </Button>
      </Stack>
    </FlowForm>
  );
}

interface FieldProps {
  name: 'firstName' | 'lastName' | 'email';
  contacts: Contacts;
  autoComplete: string;
}

function Field({ name, contacts, autoComplete }: FieldProps) {
  const { id, value, error } = useFlowField(name);
  const isEmail = name === 'email';
  return (
    <TextField
      id={id}
      name={name}
      label={ORDER_WORDS[name]}
      error={error}
      defaultValue={value ?? contacts[name]}
      autoComplete={autoComplete}
      {...(isEmail && { type: 'email', inputMode: 'email', hint: ORDER_WORDS.emailHint, optional: true })}
    />
  );
}
