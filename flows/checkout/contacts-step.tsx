import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { TextField } from '#blocks/ui/text-field';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { ORDER_TEXTS } from '../kit/order/order-texts';
import { PhoneField } from '../kit/phone/phone-field';
import type { Contacts, Props } from './contract';
import type { States } from './machine';
import { Step, toReceiptOf, TotalLine } from './step';
import { CHECKOUT_TEXTS } from './texts';

/** Whom the order is for; the code that confirms it goes to this number. */
export function ContactsStep({ data, props, heading, isPending }: StateViewProps<States['contacts'], Props>) {
  const { contacts } = data.draft;
  const receipt = toReceiptOf(props, data.draft);
  return (
    <Step heading={heading} title={CHECKOUT_TEXTS.contacts} step={2} receipt={receipt}>
      <FlowForm action="saveContacts">
        <Stack gap={5}>
          <Field name="lastName" contacts={contacts} autoComplete="family-name" />
          <Field name="firstName" contacts={contacts} autoComplete="given-name" />
          <PhoneField
            label={CHECKOUT_TEXTS.phone}
            hint={CHECKOUT_TEXTS.phoneHint}
            msisdn={contacts.msisdn}
            invalid={ORDER_TEXTS.phoneInvalid}
            isClearable
          />
          <Field name="email" contacts={contacts} autoComplete="email" />
          <TotalLine receipt={receipt} />
          <Button type="submit" wide="phone" busy={isPending}>
            {CHECKOUT_TEXTS.next}
          </Button>
        </Stack>
      </FlowForm>
      <LocalEvent event="BACK">{CHECKOUT_TEXTS.back}</LocalEvent>
    </Step>
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
      label={CHECKOUT_TEXTS[name]}
      error={error}
      defaultValue={value ?? contacts[name]}
      autoComplete={autoComplete}
      {...(isEmail && { type: 'email', inputMode: 'email', hint: CHECKOUT_TEXTS.emailHint, optional: true })}
    />
  );
}
