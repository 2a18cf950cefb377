import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { SelectField } from '#blocks/ui/select-field';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { typeInto } from '#blocks/ui/typed-mask';
import { EmailField } from '../kit/contact/email-field';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { WaitingButton } from '../kit/engine/waiting-button';
import { Digits } from '../kit/person/person-fields';
import { ICC_MASK } from '../kit/person/digit-masks';
import { PhoneField } from '../kit/phone/phone-field';
import { SIM_FAULTS } from '../kit/sim/activation-faults';
import { BarcodeScanner } from './barcode/barcode-scanner';
import type { Props } from './contract';
import type { States } from './machine';
import { StepFrame } from './order-card';
import { SIM_TEXTS } from './texts';

/** Whoever has begun goes on, or begins anew. */
export function ResumeStep({ heading }: StateViewProps<States['resume'], Props>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{SIM_TEXTS.resume}</StepTitle>
      <Text measured>{SIM_TEXTS.resumeText}</Text>
      <FlowForm action="resume">
        <WaitingButton reason={null}>{SIM_TEXTS.resumeOrder}</WaitingButton>
      </FlowForm>
      <FlowForm action="reset">
        <WaitingButton reason={null} variant="ghost">
          {SIM_TEXTS.restart}
        </WaitingButton>
      </FlowForm>
    </Stack>
  );
}

/** A card in hand: its number, typed from the card. */
export function IccStep({ data, props, heading }: StateViewProps<States['icc'], Props>) {
  const icc = useFlowField('icc');
  return (
    <StepFrame step="icc" order={data.order} props={props} heading={heading} title={props.title}>
      <Text measured>{props.description}</Text>
      <FlowForm action="giveIcc" keepsTyped>
        <Stack gap={5}>
          <BarcodeScanner onRead={(digits) => typeIcc(icc.id, digits)} />
          <Digits name="icc" label={SIM_TEXTS.icc} hint={SIM_TEXTS.iccHint} mask={ICC_MASK} />
          <WaitingButton reason={null}>{SIM_TEXTS.next}</WaitingButton>
        </Stack>
      </FlowForm>
      <Text look="small">
        <Link href={props.helpLink}>{SIM_TEXTS.iccHelp}</Link>
      </Text>
    </StepFrame>
  );
}

/** As if it had been typed: the field writes it in its groups. */
function typeIcc(fieldId: string, digits: string): void {
  const field = document.getElementById(fieldId);
  if (field instanceof HTMLInputElement) typeInto(field, digits);
}

/** The region is the site's own until another is chosen; where it is not known, the visitor says it (SIM-159). */
export function RegionStep({ data, props, heading }: StateViewProps<States['region'], Props>) {
  const { id, value, error } = useFlowField('region');
  const chosen = props.regions.find(({ title }) => title === data.order.region)?.id ?? props.detected;
  const isFirst = props.kind === 'esim';
  return (
    <StepFrame
      step="region"
      order={data.order}
      props={props}
      heading={heading}
      title={isFirst ? props.title : SIM_TEXTS.region}
    >
      {isFirst && <Text measured>{props.description}</Text>}
      {props.detected === null && <Notice kind="warning">{SIM_FAULTS.region}</Notice>}
      <FlowForm action="chooseRegion" keepsTyped>
        <Stack gap={5}>
          <SelectField
            id={id}
            name="region"
            label={SIM_TEXTS.regionLabel}
            error={error}
            placeholder={SIM_TEXTS.regionChoose}
            defaultValue={value ?? chosen ?? ''}
            options={props.regions.map(({ id: region, title }) => ({ value: region, label: title }))}
          />
          <WaitingButton reason={null}>{SIM_TEXTS.next}</WaitingButton>
        </Stack>
      </FlowForm>
      {isFirst && (
        <Text look="small">
          <Link href={props.devicesLink}>{SIM_TEXTS.devices}</Link>
        </Text>
      )}
    </StepFrame>
  );
}

export function ContactsStep({ data, props, heading }: StateViewProps<States['contacts'], Props>) {
  return (
    <StepFrame step="contacts" order={data.order} props={props} heading={heading} title={SIM_TEXTS.contacts}>
      <Text measured>{SIM_TEXTS.contactsText}</Text>
      <FlowForm action="giveContacts" keepsTyped>
        <Stack gap={5}>
          <PhoneField
            name="phone"
            label={SIM_TEXTS.phone}
            msisdn={data.order.phone}
            invalid={SIM_TEXTS.phoneInvalid}
          />
          <EmailField label={SIM_TEXTS.email} initial={data.order.email} />
          <WaitingButton reason={null}>{SIM_TEXTS.next}</WaitingButton>
        </Stack>
      </FlowForm>
      <LocalEvent event="BACK">{SIM_TEXTS.back}</LocalEvent>
    </StepFrame>
  );
}
