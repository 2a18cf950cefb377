import type { StateViewProps } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { ContactsForm } from '../kit/order/contacts-form';
import type { Props } from './contract';
import type { States } from './machine';
import { Step, toReceiptOf } from './step';
import { CHECKOUT_TEXTS } from './texts';

/** Whom the order is for; the code that confirms it goes to this number. */
export function ContactsStep({ data, props, heading, isPending }: StateViewProps<States['contacts'], Props>) {
  const receipt = toReceiptOf(props, data.draft);
  return (
    <Step heading={heading} title={CHECKOUT_TEXTS.contacts} step={2} receipt={receipt}>
      <ContactsForm
        contacts={data.draft.contacts}
        phoneHint={CHECKOUT_TEXTS.phoneHint}
        receipt={receipt}
        isPending={isPending}
      />
      <LocalEvent event="BACK">{CHECKOUT_TEXTS.back}</LocalEvent>
    </Step>
  );
}
