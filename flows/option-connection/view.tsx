import { ButtonLink } from '#blocks/ui/button';
import { Price } from '#blocks/ui/price';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { ChoiceStep } from '../kit/connection/choice-step';
import { CodeStep } from '../kit/connection/code-step';
import { ConnectionNotice } from '../kit/connection/connection-notice';
import { toConnectionTitle } from '../kit/connection/connection-texts';
import { hasOtherWay } from '../kit/connection/connection-ways';
import { FirstTitle } from '../kit/connection/first-title';
import { NumberStep } from '../kit/connection/number-step';
import { OtherWays } from '../kit/connection/other-ways';
import { UntitledStep } from '../kit/connection/untitled-step';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { MAYBE_CHARGED } from '../kit/money/lost-answer-texts';
import type { Props } from './contract';
import { machine, type States } from './machine';
import { findProduct, listProducts, toKind, toPopupNotice, type Product } from './products';

/** Number and code. */
const STEPS = 2;

const views: FlowViews<typeof machine, Props> = {
  products: ({ id, props, heading }) => (
    <ChoiceStep
      id={id}
      heading={heading}
      title="Выберите подписку"
      isTitled={props.isTitled}
      products={listProducts(props)}
    />
  ),
  ways: WaysStep,
  add: ({ data, props, heading }) => {
    const product = findProduct(props, data.productId);
    if (product === undefined) return <UntitledStep />;
    return (
      <NumberStep
        title={<Title heading={heading} product={product} props={props} isFirst={data.choice.length === 0} />}
        data={data}
        stepsBeforeSuccess={STEPS}
        notices={toNotices(props)}
        ways={product.ways}
        isBackOffered={data.choice.length > 0}
      >
        {product.price && <Price {...product.price} />}
      </NumberStep>
    );
  },
  confirm: ({ data, heading }) => (
    <CodeStep data={data} heading={heading} stepsBeforeSuccess={STEPS} submit="Подключить" />
  ),
  success: SuccessStep,
  closed: () => (
    <Stack gap={5}>
      <Text>Эта опция закрыта для подключения. Посмотрите другие.</Text>
      <ButtonLink href="/services" wide="phone">
        К&nbsp;услугам
      </ButtonLink>
    </Stack>
  ),
  untitled: UntitledStep,
};

interface TitleProps extends Pick<StateViewProps<object, Props>, 'heading' | 'props'> {
  product: Product;
  isFirst: boolean;
}

function Title({ heading, props, product, isFirst }: TitleProps) {
  return (
    <FirstTitle heading={heading} isShown={!isFirst || props.isTitled}>
      {toConnectionTitle(product.title)}
    </FirstTitle>
  );
}

function toNotices(props: Props): string[] {
  const own = toPopupNotice(props);
  return own ? [props.quickNotice, own] : [props.quickNotice];
}

/** CONN-205. */
function WaysStep({ data, props, heading }: StateViewProps<States['ways'], Props>) {
  const product = findProduct(props, data.productId);
  if (product === undefined) return <UntitledStep />;
  return (
    <Stack gap={5}>
      <Title heading={heading} product={product} props={props} isFirst={data.choice.length === 0} />
      {product.price && <Price {...product.price} />}
      {hasOtherWay(product.ways) ? (
        <OtherWays ways={product.ways} />
      ) : (
        <Text>Сейчас это подключают только в&nbsp;салонах связи.</Text>
      )}
      {data.choice.length > 0 && <LocalEvent event="BACK">Назад</LocalEvent>}
    </Stack>
  );
}

/** CONN-104. */
function SuccessStep({ data, props, heading }: StateViewProps<States['success'], Props>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{toKind(props) === 'vasp' ? props.doneTitle : 'Готово'}</StepTitle>
      <ConnectionNotice
        kind="success"
        title={findProduct(props, data.productId)?.title}
        texts={[props.quickNotice, 'Когда всё будет готово, придёт SMS']}
      />
      <ButtonLink href="/" variant="secondary" wide="phone">
        На главную
      </ButtonLink>
    </Stack>
  );
}

export default createFlowView('option-connection', machine, views, {
  moneyTextOf: ({ state }) => (state === 'confirm' ? MAYBE_CHARGED : null),
  windowTitleOf: ({ data }, props) => {
    const product = 'productId' in data ? findProduct(props, data.productId) : undefined;
    return product === undefined ? null : toConnectionTitle(product.title);
  },
});
