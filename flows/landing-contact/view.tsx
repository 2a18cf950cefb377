import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { CONTACT_WORDS } from '../kit/contact/contact-texts';
import { EmailField } from '../kit/contact/email-field';
import { LineField } from '../kit/contact/line-field';
import { PersonalDataNote } from '../kit/contact/personal-data-note';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { PhoneField } from '../kit/phone/phone-field';
import { PhoneNumber } from '../kit/phone/phone-number';
import type { Asked, Contact, Props } from './contract';
import { machine, type States } from './machine';
import { texts } from './texts';

const views: FlowViews<typeof machine, Props> = { fill: FillStep, sent: SentStep };

function FillStep({ data, props, heading, isPending }: StateViewProps<States['fill'], Props>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      {props.description !== '' && <Text measured>{props.description}</Text>}
      <FlowForm action="save">
        <Stack gap={5}>
          {props.asks.map((asked) => (
            <ContactField key={asked} asked={asked} contact={data} />
          ))}
          <Stack gap={3} align="start">
            <Button type="submit" size="l" wide="phone" busy={isPending}>
              {props.button}
            </Button>
            <PersonalDataNote button={props.button} termsLink={props.termsLink} />
          </Stack>
        </Stack>
      </FlowForm>
    </Stack>
  );
}

function ContactField({ asked, contact }: { asked: Asked; contact: Contact }) {
  const label = CONTACT_WORDS[asked];
  if (asked === 'phone') return <PhoneField name="phone" label={label} msisdn={contact.phone} isClearable />;
  if (asked === 'email') return <EmailField label={label} initial={contact.email} />;
  return <LineField name="name" label={label} initial={contact.name} autoComplete="given-name" />;
}

/** Says how the visitor will be reached: a slip of the hand is seen here and can be mended. */
function SentStep({ data, props, heading }: StateViewProps<States['sent'], Props>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.thanksTitle}</StepTitle>
      <Text measured>{props.thanks}</Text>
      <Stack gap={2}>
        {data.phone !== '' && (
          <Text>
            {CONTACT_WORDS.phone}: <PhoneNumber msisdn={data.phone} />
          </Text>
        )}
        {data.email !== '' && (
          <Text>
            {CONTACT_WORDS.email}: {data.email}
          </Text>
        )}
      </Stack>
      <LocalEvent event="CORRECT">{texts.correct}</LocalEvent>
    </Stack>
  );
}

/** As short as it tells the fields apart: «Введите номер» says itself which one it means. */
const LABELS: Readonly<Record<string, string>> = { ...CONTACT_WORDS, phone: 'Номер' };

export default createFlowView('landing-contact', machine, views, { labelOf: (name) => LABELS[name] });
