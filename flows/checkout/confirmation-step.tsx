import { useState } from 'react';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import { CaptchaField } from '../kit/captcha/captcha-field';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { WaitingButton } from '../kit/engine/waiting-button';
import { MAX_COMMENT } from '../kit/order/order-rules';
import { TotalLine } from '../kit/order/order-step';
import { Acceptance, ContactLines, ReceivingLines, Summary, SummaryPart } from '../kit/order/order-summary';
import { ORDER_TEXTS } from '../kit/order/order-texts';
import { judgePromoCode, MAX_PROMO_CODE } from '../kit/order/promo-code';
import type { Props } from './contract';
import { ItemList } from './item-list';
import type { Draft, States } from './machine';
import { Step } from './step';
import { CHECKOUT_TEXTS } from './texts';

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
      <OrderSummary draft={draft} props={props} />
      <FlowForm action="send" keepsTyped>
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

interface OrderSummaryProps {
  draft: Draft;
  props: Props;
}

/** What, for whom, where and when; each part leads back to its step. */
function OrderSummary({ draft, props }: OrderSummaryProps) {
  const { contacts, place, kind } = draft;
  const { product, salons } = props;
  const salon = salons.find(({ id }) => id === draft.salon);
  return (
    <Summary>
      {product !== null && (
        <SummaryPart event="CHANGE_CONTENTS" about="состав заказа">
          <ItemList items={product.items} />
        </SummaryPart>
      )}
      <SummaryPart event="CHANGE_CONTACTS" about="контакты">
        <ContactLines contacts={contacts} />
      </SummaryPart>
      <SummaryPart event="CHANGE_RECEIVING" about="способ получения">
        <ReceivingLines kind={kind} salon={salon} place={place} />
      </SummaryPart>
    </Summary>
  );
}
