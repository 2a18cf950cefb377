import { CART_PATH } from '#schemas/products/cart';
import { ORDERS_PATH } from '#schemas/products/orders-page';
import { ButtonLink } from '#blocks/ui/button';
import { OrderPlace } from '#blocks/ui/products/order-place';
import { Row, Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPhone } from '#blocks/ui/text/format-phone';
import { ADDRESS_TEXTS } from '../kit/address/address-texts';
import { CAPTCHA_LABEL } from '../kit/captcha/captcha-field';
import { CodeForm } from '../kit/code/code-form';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { READY_MINUTES } from '../kit/order/order-rules';
import { NextSteps } from '../kit/order/order-summary';
import { ORDER_TEXTS } from '../kit/order/order-texts';
import { toKeptText } from '../kit/order/order-words';
import { FIELD_TEXTS } from '../kit/texts/field-texts';
import { ConfirmationStep } from './confirmation-step';
import { ContactsStep } from './contacts-step';
import { ContentsStep } from './contents-step';
import type { Props } from './contract';
import { DeliveryStep } from './delivery-step';
import { machine, type States } from './machine';
import { PickupStep } from './pickup-step';
import { ReceivingStep } from './receiving-step';
import { Step } from './step';
import { CHECKOUT_TEXTS } from './texts';

const views: FlowViews<typeof machine, Props> = {
  nothing: NothingStep,
  contents: ContentsStep,
  contacts: ContactsStep,
  receiving: ReceivingStep,
  delivery: DeliveryStep,
  pickup: PickupStep,
  confirmation: ConfirmationStep,
  code: CodeStep,
  success: SuccessStep,
  refused: RefusedStep,
};

const REASONS = {
  none: [CHECKOUT_TEXTS.noProduct, CHECKOUT_TEXTS.noProductText],
  unavailable: [ORDER_TEXTS.unavailable, ''],
  away: [ORDER_TEXTS.server, FIELD_TEXTS.server],
  emptyCart: [CHECKOUT_TEXTS.emptyCart, CHECKOUT_TEXTS.emptyCartText],
  goneFromCart: [CHECKOUT_TEXTS.goneFromCart, CHECKOUT_TEXTS.goneFromCartText],
  apart: [CHECKOUT_TEXTS.apart, CHECKOUT_TEXTS.apartText],
} as const;

/** There is nothing to order: none was named, the region has none, or nobody can be asked. */
function NothingStep({ data, props, heading }: StateViewProps<States['nothing'], Props>) {
  const [title, text] = REASONS[data.reason];
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{title}</StepTitle>
      {text !== '' && <Text measured>{text}</Text>}
      <div>
        {isOfCart(data.reason) ? (
          <ButtonLink href={CART_PATH} wide="phone">
            {CHECKOUT_TEXTS.toCart}
          </ButtonLink>
        ) : (
          <ButtonLink href={props.catalogueLink} wide="phone">
            {CHECKOUT_TEXTS.tariffs}
          </ButtonLink>
        )}
      </div>
    </Stack>
  );
}

const isOfCart = (reason: keyof typeof REASONS): boolean =>
  reason === 'goneFromCart' || reason === 'apart' || reason === 'emptyCart';

function CodeStep({ data, heading }: StateViewProps<States['code'], Props>) {
  return (
    <Step heading={heading} title={CHECKOUT_TEXTS.code} receipt={data.receipt}>
      <CodeForm data={data} submit={CHECKOUT_TEXTS.confirmCode} />
    </Step>
  );
}

/** The number of the order, and what happens next. */
function SuccessStep({ data, heading }: StateViewProps<States['success'], Props>) {
  const { order } = data;
  return (
    <Step heading={heading} title={CHECKOUT_TEXTS.success} receipt={order} isReceiptAlwaysShown>
      <Text strong>
        {CHECKOUT_TEXTS.orderNumber}: {order.number}
      </Text>
      <OrderPlace order={order} />
      <NextSteps steps={toNextSteps(data)} />
      <Row gap={3}>
        <ButtonLink href={ORDERS_PATH} wide="phone">
          {CHECKOUT_TEXTS.yourOrders}
        </ButtonLink>
        <ButtonLink href="/" variant="secondary" wide="phone">
          {CHECKOUT_TEXTS.home}
        </ButtonLink>
      </Row>
      <Text look="small" tone="muted" measured>
        {CHECKOUT_TEXTS.keptHere}
      </Text>
    </Step>
  );
}

function toNextSteps({ order, msisdn }: States['success']): string[] {
  const phone = formatPhone(msisdn);
  const paper = order.hasSim ? 'Возьмите с\u00a0собой паспорт: без него SIM-карту не\u00a0выдадут.' : '';
  const steps =
    order.kind === 'self'
      ? [toKeptText(READY_MINUTES, order.keptDays), `Когда заказ соберут, пришлём SMS на\u00a0${phone}.`]
      : [
          `${ORDER_TEXTS.call}: ждите звонка на\u00a0${phone}.`,
          'Заплатить можно курьеру, картой или наличными.',
        ];
  return [...steps, paper].filter((text) => text !== '');
}

/** ORD-117, ORD-118: the order did not pass, and nothing of it is lost. */
function RefusedStep({ data, props, heading }: StateViewProps<States['refused'], Props>) {
  const [title] = REASONS[data.error === 'server' ? 'away' : 'unavailable'];
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{title}</StepTitle>
      <Text measured>{CHECKOUT_TEXTS.kept}</Text>
      <LocalEvent event="BACK" variant="primary">
        {CHECKOUT_TEXTS.again}
      </LocalEvent>
      <div>
        <ButtonLink href={props.catalogueLink} variant="secondary" wide="phone">
          {CHECKOUT_TEXTS.tariffs}
        </ButtonLink>
      </div>
    </Stack>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  sim: CHECKOUT_TEXTS.sim,
  number: CHECKOUT_TEXTS.number,
  service: CHECKOUT_TEXTS.services,
  firstName: CHECKOUT_TEXTS.firstName,
  lastName: CHECKOUT_TEXTS.lastName,
  msisdn: CHECKOUT_TEXTS.phone,
  email: CHECKOUT_TEXTS.email,
  city: ADDRESS_TEXTS.city,
  street: ADDRESS_TEXTS.street,
  house: ADDRESS_TEXTS.house,
  flat: CHECKOUT_TEXTS.flat,
  comment: CHECKOUT_TEXTS.comment,
  promocode: CHECKOUT_TEXTS.promoCode,
  captchaCode: CAPTCHA_LABEL,
};

export default createFlowView('checkout', machine, views, {
  labelOf: (name) => LABELS[name],
  isWide: true,
});
