import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { EmailField } from '../contact/email-field';
import { LineField } from '../contact/line-field';
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
    <FlowForm action="saveContacts" keepsTyped>
      <Stack gap={5}>
        <LineField
          name="lastName"
          label={ORDER_WORDS.lastName}
          initial={contacts.lastName}
          autoComplete="family-name"
        />
        <LineField
          name="firstName"
          label={ORDER_WORDS.firstName}
          initial={contacts.firstName}
          autoComplete="given-name"
        />
        <PhoneField
          label={ORDER_WORDS.phone}
          hint={phoneHint}
          msisdn={contacts.msisdn}
          invalid={ORDER_TEXTS.phoneInvalid}
          isClearable
        />
        <EmailField
          label={ORDER_WORDS.email}
          hint={ORDER_WORDS.emailHint}
          initial={contacts.email}
          optional
        />
        <TotalLine receipt={receipt} />
        <Button type="submit" wide="phone" busy={isPending}>
          {ORDER_WORDS.next}
        </Button>
      </Stack>
    </FlowForm>
  );
}
