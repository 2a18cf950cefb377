import { useState } from 'react';
import { Button, ButtonLink } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { ADDRESS_TEXTS } from '../kit/address/address-texts';
import { CAPTCHA_LABEL, CaptchaField } from '../kit/captcha/captcha-field';
import { UtmFields } from '../kit/connection/utm-fields';
import { LineField } from '../kit/contact/line-field';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { WaitingButton } from '../kit/engine/waiting-button';
import { WithReceipt } from '../kit/receipt/receipt-card';
import { PhoneField } from '../kit/phone/phone-field';
import { judgeOnce } from '../kit/phone/judge-once';
import { isCityPhone } from '../kit/phone/phone-input';
import { AddedStep } from './added-step';
import { AddressStep } from './address-step';
import { DevicesStep, OptionsStep, TelevisionStep } from './choice-steps';
import type { Props } from './contract';
import styles from './home-internet.module.css';
import { isAsked, machine, type States } from './machine';
import type { ConnectionKind } from './offer';
import { PlaceLine, ReceiptCard, ReceiptTotal } from './receipt-card';
import { HOME_TEXTS } from './texts';
import { UnsupportedStep } from './unsupported-step';

const views: FlowViews<typeof machine, Props> = {
  address: AddressStep,
  options: OptionsStep,
  television: TelevisionStep,
  devices: DevicesStep,
  unsupported: UnsupportedStep,
  added: AddedStep,
  request: RequestStep,
  success: SuccessStep,
  unchecked: UncheckedStep,
};

/** The number of the step, by what is connected. */
const REQUEST_STEPS: Readonly<Record<ConnectionKind, number>> = { home: 5, addition: 5, convergent: 3 };

/** CONV-03 to CONV-06, CONV-27 to CONV-34. */
function RequestStep({ data, props, heading }: StateViewProps<States['request'], Props>) {
  const name = useFlowField('name');
  const phone = useFlowField('msisdn');
  const [typed, setTyped] = useState({ name: name.value ?? '', phone: phone.value ?? '', code: '' });
  const [isRightPhone] = useState(() => judgeOnce(isCityPhone));
  const isWhole = typed.name.trim() !== '' && isRightPhone(typed.phone) && typed.code.trim() !== '';
  return (
    <WithReceipt>
      <Stack gap={5}>
        <StepTitle heading={heading}>{HOME_TEXTS.request}</StepTitle>
        <PlaceLine place={data.place} step={REQUEST_STEPS[data.kind]} from={props.addressFromStep} />
        <FlowForm action="send" keepsTyped>
          <Stack gap={5}>
            <LineField
              name="name"
              label={HOME_TEXTS.name}
              autoComplete="given-name"
              onInput={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
            />
            <PhoneField
              label={HOME_TEXTS.phone}
              isClearable
              onInput={(text) => setTyped((now) => ({ ...now, phone: text }))}
            />
            <CaptchaField
              captcha={data.captcha}
              refresh="refreshCaptcha"
              onInput={(code) => setTyped((now) => ({ ...now, code }))}
            />
            <UtmFields />
            <ReceiptTotal receipt={data.receipt} />
            <WaitingButton reason={isWhole ? null : HOME_TEXTS.waits}>{HOME_TEXTS.send}</WaitingButton>
          </Stack>
        </FlowForm>
        {/* CONV-05 */}
        <LocalEvent event="BACK">{isAsked(data) ? HOME_TEXTS.back : HOME_TEXTS.changeChoice}</LocalEvent>
      </Stack>
      <ReceiptCard receipt={data.receipt} empty={HOME_TEXTS.unnamed} />
    </WithReceipt>
  );
}

/** CONV-07 to CONV-09. */
function SuccessStep({ data, props, heading }: StateViewProps<States['success'], Props>) {
  const { phone, hours } = props;
  return (
    <WithReceipt>
      <Stack gap={5}>
        <StepTitle heading={heading}>{HOME_TEXTS.success}</StepTitle>
        <Text>
          Специалист позвонит с&nbsp;{hours.from} до&nbsp;{hours.until} по&nbsp;московскому времени, обычно
          в&nbsp;течение {hours.minutes}&nbsp;минут, с&nbsp;бесплатного номера{' '}
          <span className={styles.unbroken}>{phone}</span>.
        </Text>
        {data.number !== '' && (
          <Text strong>
            {HOME_TEXTS.number}: {data.number}
          </Text>
        )}
        {isAsked(data) && <Text tone="muted">{data.place.address}</Text>}
        <ButtonLink href="/" variant="secondary" wide="phone">
          {HOME_TEXTS.home}
        </ButtonLink>
      </Stack>
      <ReceiptCard receipt={data.receipt} empty={HOME_TEXTS.unnamed} isAlwaysShown />
    </WithReceipt>
  );
}

/** HOME-236 to HOME-238. */
function UncheckedStep({ heading }: StateViewProps<States['unchecked'], Props>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{HOME_TEXTS.unchecked}</StepTitle>
      <Text>{HOME_TEXTS.uncheckedText}</Text>
      <LocalEvent event="BACK" variant="primary">
        {HOME_TEXTS.check}
      </LocalEvent>
      <div>
        <Button variant="secondary" wide="phone" data-overlay-close="">
          {HOME_TEXTS.notNow}
        </Button>
      </div>
    </Stack>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  name: HOME_TEXTS.name,
  msisdn: HOME_TEXTS.phone,
  captchaCode: CAPTCHA_LABEL,
  city: ADDRESS_TEXTS.city,
  street: ADDRESS_TEXTS.street,
  house: ADDRESS_TEXTS.house,
};

export default createFlowView('home-internet', machine, views, {
  labelOf: (name) => LABELS[name],
  closingEventOf: ({ state }) => (state === 'address' ? 'CLOSE' : null),
  // CONV-210, CONV-211; what was added to a tariff waits there for its request.
  isForgottenOnClose: ({ state }) => state !== 'added',
});
