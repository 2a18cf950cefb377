import { ButtonLink } from '#blocks/ui/button';
import { Link } from '#blocks/ui/link';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { SUPPORT_PHONE, SUPPORT_PHONE_URL } from '#blocks/ui/text/support-phone';
import { ADDRESS_TEXTS } from '../kit/address/address-texts';
import { CAPTCHA_LABEL } from '../kit/captcha/captcha-field';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { StepTitle } from '../kit/engine/step-title';
import { DayStep, EarlyStep, NoticedStep, NumberStep } from './begin-steps';
import type { Props } from './contract';
import { machine, type States } from './machine';
import {
  ConfirmationStep,
  ContactsStep,
  DeliveryStep,
  PickupStep,
  ReceivingStep,
  SuccessStep,
} from './order-steps';
import { PORTING_TEXTS } from './texts';

const views: FlowViews<typeof machine, Props> = {
  nothing: NothingStep,
  number: NumberStep,
  early: EarlyStep,
  noticed: NoticedStep,
  day: DayStep,
  contacts: ContactsStep,
  receiving: ReceivingStep,
  delivery: DeliveryStep,
  pickup: PickupStep,
  confirmation: ConfirmationStep,
  success: SuccessStep,
};

const REASONS = {
  away: [PORTING_TEXTS.away, PORTING_TEXTS.awayText],
  region: [PORTING_TEXTS.noWays, PORTING_TEXTS.noWaysText],
} as const;

/** The request cannot be made here and now: a phone number helps on. */
function NothingStep({ data, props, heading }: StateViewProps<States['nothing'], Props>) {
  const [title, text] = REASONS[data.reason];
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{title}</StepTitle>
      <Text measured>
        {text} <Link href={SUPPORT_PHONE_URL}>{SUPPORT_PHONE}</Link>
      </Text>
      <div>
        <ButtonLink href={props.catalogueLink} variant="secondary" wide="phone">
          {PORTING_TEXTS.chooseTariff}
        </ButtonLink>
      </div>
    </Stack>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  firstName: PORTING_TEXTS.firstName,
  lastName: PORTING_TEXTS.lastName,
  email: PORTING_TEXTS.email,
  city: ADDRESS_TEXTS.city,
  street: ADDRESS_TEXTS.street,
  house: ADDRESS_TEXTS.house,
  flat: PORTING_TEXTS.flat,
  comment: PORTING_TEXTS.courierComment,
  captchaCode: CAPTCHA_LABEL,
};

const toLabel = (name: string, { state }: { state: string }): string | undefined => {
  // What is wrong with the number that moves says itself that it is of the number.
  if (name === 'msisdn') return state === 'number' ? undefined : PORTING_TEXTS.phone;
  // The day of the move, and that of the delivery, whose own words say what is missing.
  if (name === 'date') return state === 'day' ? PORTING_TEXTS.dayLabel : undefined;
  return LABELS[name];
};

export default createFlowView('number-porting', machine, views, {
  labelOf: toLabel,
  isWide: true,
});
