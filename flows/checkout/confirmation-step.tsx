import type { Salon } from '#schemas/products/receiving';
import { useState, type ReactNode } from 'react';
import { Checkbox } from '#blocks/ui/checkbox';
import { Link } from '#blocks/ui/link';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import { formatDate } from '#blocks/ui/text/format-date';
import { formatPhone } from '#blocks/ui/text/format-phone';
import { CaptchaField } from '../kit/captcha/captcha-field';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { WaitingButton } from '../kit/engine/waiting-button';
import { MAX_COMMENT } from '../kit/order/order-rules';
import { ORDER_TEXTS } from '../kit/order/order-texts';
import { judgePromoCode, MAX_PROMO_CODE } from '../kit/order/promo-code';
import styles from './checkout.module.css';
import type { Place, Props } from './contract';
import type { Draft, States } from './machine';
import { Step, TotalLine } from './step';
import { CHECKOUT_TEXTS } from './texts';
import { toProductTitle } from './to-receipt';

/** The whole order at a glance, each part with the way back to it; what is shown here is what is sent. */
export function ConfirmationStep({ data, props, heading }: StateViewProps<States['confirmation'], Props>) {
  const { draft, receipt, captcha } = data;
  return (
    <Step
      heading={heading}
      title={CHECKOUT_TEXTS.confirmation}
      step={5}
      receipt={receipt}
      isReceiptAlwaysShown
    >
      <OrderSummary draft={draft} props={props} canChange />
      <FlowForm action="send">
        <Stack gap={5}>
          <PromoCodeField typed={draft.extras.promocode} />
          <CommentField typed={draft.extras.comment} />
          <Text>{ORDER_TEXTS.captchaPrompt}</Text>
          <CaptchaField captcha={captcha} refresh="refreshCaptcha" />
          <Acceptance termsLink={props.termsLink} />
          <TotalLine receipt={receipt} />
          <WaitingButton reason={null}>{CHECKOUT_TEXTS.send}</WaitingButton>
        </Stack>
      </FlowForm>
      <LocalEvent event="BACK">{CHECKOUT_TEXTS.back}</LocalEvent>
    </Step>
  );
}

/** ORD-119 to ORD-126. */
function PromoCodeField({ typed }: { typed: string }) {
  const { id, value, error } = useFlowField('promocode');
  const [text, setText] = useState(value ?? typed);
  const state = judgePromoCode(text);
  return (
    <TextField
      id={id}
      name="promocode"
      label={CHECKOUT_TEXTS.promoCode}
      error={error ?? (state === 'error' ? ORDER_TEXTS.promoInvalid : undefined)}
      note={
        <output>
          {state === 'valid' && !error && (
            <Text as="span" look="small">
              {ORDER_TEXTS.promoValid}
            </Text>
          )}
        </output>
      }
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={MAX_PROMO_CODE}
      width="phone"
      optional
    />
  );
}

function CommentField({ typed }: { typed: string }) {
  const { id, value, error } = useFlowField('comment');
  return (
    <TextField
      id={id}
      name="comment"
      label={CHECKOUT_TEXTS.comment}
      hint={CHECKOUT_TEXTS.orderCommentHint}
      error={error}
      defaultValue={value ?? typed}
      autoComplete="off"
      maxLength={MAX_COMMENT}
      optional
    />
  );
}

function Acceptance({ termsLink }: { termsLink: string }) {
  const { id, value, error } = useFlowField('accept');
  return (
    <Checkbox
      id={id}
      name="accept"
      value="on"
      label={CHECKOUT_TEXTS.accept}
      hint={
        <Link href={termsLink} kind="external">
          {CHECKOUT_TEXTS.terms}
        </Link>
      }
      error={error}
      defaultChecked={value === 'on'}
    />
  );
}

interface OrderSummaryProps {
  draft: Draft;
  props: Props;
  /** Does each part lead back to its step? */
  canChange?: boolean;
}

/** What, for whom, where and when. */
export function OrderSummary({ draft, props, canChange = false }: OrderSummaryProps) {
  const { contacts, place, kind } = draft;
  const { product, salons } = props;
  const salon = salons.find(({ id }) => id === draft.salon);
  return (
    <div className={styles.summary}>
      {product !== null && (
        <Part event="CHANGE_CONTENTS" about="состав заказа" canChange={canChange}>
          <Text strong>{toProductTitle(product)}</Text>
        </Part>
      )}
      <Part event="CHANGE_CONTACTS" about="контакты" canChange={canChange}>
        <Text strong>
          {contacts.lastName} {contacts.firstName}
        </Text>
        <Text>{formatPhone(contacts.msisdn)}</Text>
        {contacts.email !== '' && <Text>{contacts.email}</Text>}
      </Part>
      <Part event="CHANGE_RECEIVING" about="способ получения" canChange={canChange}>
        {kind !== null && <Text strong>{CHECKOUT_TEXTS[kind]}</Text>}
        {kind === 'self' ? <SalonLines salon={salon} /> : <PlaceLines place={place} />}
      </Part>
    </div>
  );
}

interface PartProps {
  event: string;
  /** What is changed, for those who hear the button alone. */
  about: string;
  canChange: boolean;
  children: ReactNode;
}

function Part({ event, about, canChange, children }: PartProps) {
  return (
    <div className={styles.part}>
      <div>{children}</div>
      {canChange && (
        <div className={styles.change}>
          <LocalEvent event={event}>
            {CHECKOUT_TEXTS.change}
            <span className="visually-hidden"> {about}</span>
          </LocalEvent>
        </div>
      )}
    </div>
  );
}

function SalonLines({ salon }: { salon: Salon | undefined }) {
  if (salon === undefined) return null;
  const { title, address, city, worktime } = salon;
  return (
    <>
      <Text>{title.includes(address) ? `${city}. ${title}` : `${city}, ${address}. ${title}`}</Text>
      {worktime !== '' && <Text tone="muted">{worktime}</Text>}
    </>
  );
}

function PlaceLines({ place }: { place: Place | null }) {
  if (place === null) return null;
  const { address, flat, comment, date, interval } = place;
  return (
    <>
      <Text>{flat === '' ? address : `${address}, кв.\u00a0${flat}`}</Text>
      {date !== '' && (
        <Text>
          {formatDate(date, { look: 'day' })}, {interval}
        </Text>
      )}
      {comment !== '' && <Text tone="muted">{comment}</Text>}
    </>
  );
}
