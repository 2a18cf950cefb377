import { useState } from 'react';
import { Button, ButtonLink } from '#blocks/ui/button';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { Price } from '#blocks/ui/price';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import { CodeStep } from '../kit/connection/code-step';
import { ConnectionNotice } from '../kit/connection/connection-notice';
import { toConnectionTitle } from '../kit/connection/connection-texts';
import { hasOtherWay } from '../kit/connection/connection-ways';
import { FirstTitle } from '../kit/connection/first-title';
import { NumberStep } from '../kit/connection/number-step';
import { OtherWays } from '../kit/connection/other-ways';
import { UntitledStep } from '../kit/connection/untitled-step';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { useHydrated } from '../kit/engine/use-hydrated';
import type { Props } from './contract';
import { machine, type States } from './machine';
import { findProduct, listProducts, type Product } from './products';

/** Number and code. */
const STEPS = 2;

const views: FlowViews<typeof machine, Props> = {
  products: ProductsStep,
  ways: WaysStep,
  add: ({ data, props, heading }) => {
    const product = findProduct(props, data.productId);
    if (product === undefined) return <UntitledStep />;
    return (
      <NumberStep
        title={<Title {...{ heading, product, props, isFirst: !data.isOneOfMany }} />}
        data={data}
        stepsBeforeSuccess={STEPS}
        notices={toNotices(props)}
        ways={product.ways}
        isBackOffered={data.isOneOfMany}
      >
        {product.price && <Price {...product.price} />}
      </NumberStep>
    );
  },
  confirm: ({ data, heading }) => (
    <CodeStep {...{ data, heading }} stepsBeforeSuccess={STEPS} submit="Подключить" />
  ),
  success: SuccessStep,
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

function toNotices({ subject, quickNotice }: Props): string[] {
  const own = subject.kind === 'vasp' ? subject.popupNotice : subject.connection.popupNotice;
  return own ? [quickNotice, own] : [quickNotice];
}

/** CONN-102. The button waits for a choice; without scripts the server says that one is missing. */
function ProductsStep({ id, props, heading, isPending }: StateViewProps<States['products'], Props>) {
  const { value = '', error } = useFlowField('productId');
  const [chosen, setChosen] = useState(value);
  const isWaiting = useHydrated() && chosen === '';
  return (
    <Stack gap={5}>
      <FirstTitle heading={heading} isShown={props.isTitled}>
        Выберите подписку
      </FirstTitle>
      <FlowForm action="choose">
        <Stack gap={5}>
          <ChoiceGroup id={`${id}-productId`} legend="Что подключить" error={error}>
            {listProducts(props).map((product) => (
              <Checkbox
                key={product.id}
                id={`${id}-product-${product.id}`}
                kind="radio"
                name="productId"
                value={product.id}
                label={product.title}
                hint={product.price && toPriceText(product.price)}
                checked={chosen === product.id}
                onChange={() => setChosen(product.id)}
              />
            ))}
          </ChoiceGroup>
          <Button type="submit" wide="phone" busy={isPending} disabled={isWaiting}>
            Продолжить
          </Button>
        </Stack>
      </FlowForm>
    </Stack>
  );
}

const toPriceText = ({ amountKopecks, period = '' }: NonNullable<Product['price']>) =>
  `${amountKopecks === 0 ? 'Бесплатно' : formatPrice(amountKopecks)} ${period}`.trim();

/** CONN-205. */
function WaysStep({ data, props, heading }: StateViewProps<States['ways'], Props>) {
  const product = findProduct(props, data.productId);
  if (product === undefined) return <UntitledStep />;
  return (
    <Stack gap={5}>
      <Title {...{ heading, product, props, isFirst: !data.isOneOfMany }} />
      {product.price && <Price {...product.price} />}
      {hasOtherWay(product.ways) ? (
        <OtherWays ways={product.ways} />
      ) : (
        <Text>Сейчас это подключают только в&nbsp;салонах связи.</Text>
      )}
      {data.isOneOfMany && <LocalEvent event="BACK">Назад</LocalEvent>}
    </Stack>
  );
}

/** CONN-104. */
function SuccessStep({ data, props, heading }: StateViewProps<States['success'], Props>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.subject.kind === 'vasp' ? props.doneTitle : 'Готово'}</StepTitle>
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

export default createFlowView('option-connection', machine, views);
