import { ButtonLink } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatDate } from '#blocks/ui/text/format-date';
import { formatPhone } from '#blocks/ui/text/format-phone';
import { CaptchaField } from '../kit/captcha/captcha-field';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { WaitingButton } from '../kit/engine/waiting-button';
import { ContactsForm } from '../kit/order/contacts-form';
import { DeliveryForm } from '../kit/order/delivery-form';
import { KEPT_DAYS, READY_MINUTES } from '../kit/order/order-rules';
import { TotalLine } from '../kit/order/order-step';
import {
  Acceptance,
  ContactLines,
  NextSteps,
  ReceivingLines,
  Summary,
  SummaryPart,
} from '../kit/order/order-summary';
import { ORDER_TEXTS } from '../kit/order/order-texts';
import { toKeptText } from '../kit/order/order-words';
import { PickupForm } from '../kit/salons/pickup-form';
import { ReceivingForm } from '../kit/order/receiving-form';
import type { Props } from './contract';
import { isPortIn } from './is-port-in';
import type { Draft, States } from './machine';
import { Step } from './step';
import { PORTING_TEXTS } from './texts';
import { toReceipt, toSimTitle } from './to-receipt';

/** A salon keeps a SIM. */
const KEPT = 'connection';

/** Whom the request is for. Without a number that moves the order begins here. */
export function ContactsStep({ data, props, heading, isPending }: StateViewProps<States['contacts'], Props>) {
  const { draft } = data;
  const receipt = toReceipt(props, draft);
  const title = isPortIn(props) ? PORTING_TEXTS.contacts : PORTING_TEXTS.plainTitle;
  return (
    <Step props={props} name="contacts" heading={heading} title={title} receipt={receipt}>
      <ContactsForm
        contacts={draft.contacts}
        phoneHint={PORTING_TEXTS.phoneHint}
        receipt={receipt}
        isPending={isPending}
      />
      {isPortIn(props) && <LocalEvent event="BACK">{PORTING_TEXTS.back}</LocalEvent>}
    </Step>
  );
}

export function ReceivingStep(step: StateViewProps<States['receiving'], Props>) {
  const { id, data, props, heading, isPending } = step;
  const receipt = toReceipt(props, data.draft);
  return (
    <Step props={props} name="receiving" heading={heading} title={PORTING_TEXTS.receiving} receipt={receipt}>
      <ReceivingForm
        id={id}
        ways={props}
        chosen={data.draft.kind}
        kept={KEPT}
        receipt={receipt}
        isPending={isPending}
      />
      <LocalEvent event="BACK">{PORTING_TEXTS.back}</LocalEvent>
    </Step>
  );
}

export function DeliveryStep(step: StateViewProps<States['delivery'], Props>) {
  const { id, data, props, heading, isPending } = step;
  const { draft, slots, address, found } = data;
  const receipt = toReceipt(props, draft);
  const title = PORTING_TEXTS.deliveryTitle;
  return (
    <Step props={props} name="place" heading={heading} title={title} receipt={receipt}>
      <DeliveryForm
        id={id}
        place={draft.place}
        slots={slots}
        address={address}
        found={found}
        receipt={receipt}
        isPending={isPending}
      />
      <LocalEvent event="BACK">{PORTING_TEXTS.back}</LocalEvent>
    </Step>
  );
}

export function PickupStep({ id, data, props, heading, isPending }: StateViewProps<States['pickup'], Props>) {
  const { draft } = data;
  const receipt = toReceipt(props, draft);
  return (
    <Step
      props={props}
      name="place"
      heading={heading}
      title={PORTING_TEXTS.salonTitle}
      receipt={receipt}
      isRoomy
    >
      <Text measured>{toKeptText(READY_MINUTES, KEPT_DAYS[KEPT])}</Text>
      <PickupForm
        id={id}
        salons={props.salons}
        gone={draft.gone}
        map={props.map}
        chosen={draft.salon}
        receipt={receipt}
        isPending={isPending}
      />
      <LocalEvent event="BACK">{PORTING_TEXTS.back}</LocalEvent>
    </Step>
  );
}

/** The whole request at a glance, each part with the way back to it. */
export function ConfirmationStep({ data, props, heading }: StateViewProps<States['confirmation'], Props>) {
  const { draft, receipt, captcha } = data;
  return (
    <Step
      props={props}
      name="confirmation"
      heading={heading}
      title={PORTING_TEXTS.confirmation}
      receipt={receipt}
      isReceiptAlwaysShown
    >
      <RequestSummary draft={draft} props={props} canChange />
      <FlowForm action="send" keepsTyped>
        <Stack gap={5}>
          <Text>{ORDER_TEXTS.captchaPrompt}</Text>
          <CaptchaField captcha={captcha} refresh="refreshCaptcha" />
          <Acceptance termsLink={props.termsLink} />
          <TotalLine receipt={receipt} />
          <WaitingButton reason={null}>
            {isPortIn(props) ? PORTING_TEXTS.sendPortIn : PORTING_TEXTS.sendPlain}
          </WaitingButton>
        </Stack>
      </FlowForm>
      <LocalEvent event="BACK">{PORTING_TEXTS.back}</LocalEvent>
    </Step>
  );
}

interface RequestSummaryProps {
  draft: Draft;
  props: Props;
  /** Does each part lead back to its step? */
  canChange?: boolean;
}

/** What moves when, for whom, and where the SIM is received. */
function RequestSummary({ draft, props, canChange = false }: RequestSummaryProps) {
  const { msisdn, operator, date, contacts, kind, place } = draft;
  const salon = props.salons.find(({ id }) => id === draft.salon);
  return (
    <Summary>
      {msisdn === '' ? (
        <Text strong>{toSimTitle(props.tariff)}</Text>
      ) : (
        <>
          <SummaryPart event="CHANGE_NUMBER" about="номер" canChange={canChange}>
            <Text strong>{formatPhone(msisdn)}</Text>
            {operator !== '' && <Text tone="muted">Сейчас: {operator}</Text>}
            <Text>{toSimTitle(props.tariff)}</Text>
          </SummaryPart>
          <SummaryPart event="CHANGE_DAY" about="день переноса" canChange={canChange}>
            <Text strong>Перенесём {formatDate(date)}</Text>
          </SummaryPart>
        </>
      )}
      <SummaryPart event="CHANGE_CONTACTS" about="контакты" canChange={canChange}>
        <ContactLines contacts={contacts} />
      </SummaryPart>
      <SummaryPart event="CHANGE_RECEIVING" about="способ получения" canChange={canChange}>
        <ReceivingLines kind={kind} salon={salon} place={place} />
      </SummaryPart>
    </Summary>
  );
}

/** The number of the request, and what happens next. */
export function SuccessStep({ data, props, heading }: StateViewProps<States['success'], Props>) {
  const { draft, receipt, number } = data;
  const isMoving = isPortIn(props);
  return (
    <Step
      props={props}
      heading={heading}
      title={isMoving ? PORTING_TEXTS.successPortIn : PORTING_TEXTS.successPlain}
      receipt={receipt}
      isReceiptAlwaysShown
    >
      {number !== '' && (
        <Text strong>
          {isMoving ? PORTING_TEXTS.requestNumber : PORTING_TEXTS.orderNumber}: {number}
        </Text>
      )}
      <RequestSummary draft={draft} props={props} />
      <NextSteps steps={toNextSteps(draft)} />
      <div>
        <ButtonLink href={isMoving ? props.statusLink : '/'} variant="secondary" wide="phone">
          {isMoving ? PORTING_TEXTS.status : PORTING_TEXTS.home}
        </ButtonLink>
      </div>
    </Step>
  );
}

function toNextSteps({ kind, contacts, msisdn, date }: Draft): string[] {
  const phone = formatPhone(contacts.msisdn);
  const receive =
    kind === 'self'
      ? 'Заберите SIM-карту в\u00a0салоне. Возьмите паспорт: без него карту не\u00a0выдадут.'
      : `${ORDER_TEXTS.call}: ждите звонка на\u00a0${phone}. Приготовьте паспорт.`;
  if (msisdn === '') return [receive];
  return [
    receive,
    'До\u00a0дня переноса звоните с\u00a0прежней SIM-карты. Погасите долг у\u00a0прежнего оператора, если он\u00a0есть.',
    `${formatDate(date)} вставьте новую карту: прежняя отключится сама.`,
  ];
}
