import { ButtonLink } from '#blocks/ui/button';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { Price } from '#blocks/ui/price';
import { Row, Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { CodeStep } from '../kit/connection/code-step';
import { ConnectionNotice } from '../kit/connection/connection-notice';
import { CONNECTION_TEXTS, toConnectionTitle } from '../kit/connection/connection-texts';
import { NumberStep } from '../kit/connection/number-step';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { MAYBE_CHARGED } from '../kit/money/lost-answer-texts';
import { WithReceipt } from '../kit/receipt/receipt-card';
import type { Props } from './contract';
import { Extras, PriceTables } from './country-parts';
import { machine, type States } from './machine';
import { GOODBYE_HELPER_TEXT, WORLD_URL } from './steps';
import { BestTrip, OtherTrips, TripForm } from './trip-parts';
import { toSums } from './to-sums';

/** Number and code. */
const STEPS = 2;

const views: FlowViews<typeof machine, Props> = {
  initial: InitialStep,
  goodbye: GoodbyeStep,
  calculator: CalculatorStep,
  chinese: ChineseStep,
  'get-sms': ({ data, props, heading, id }) => {
    const product = findProduct(props, data.productId);
    return (
      <Stack gap={7}>
        <NumberStep
          title={<StepTitle heading={heading}>{toConnectionTitle(product?.title ?? 'Роуминг')}</StepTitle>}
          data={data}
          stepsBeforeSuccess={STEPS}
          notices={[CONNECTION_TEXTS.quick]}
          ways={product?.connection ?? {}}
          isBackOffered
        >
          {product?.price && <Price {...product.price} />}
        </NumberStep>
        <PriceTables id={id} tables={props.tables} />
      </Stack>
    );
  },
  'confirm-sms': ({ data, props, heading, id }) => (
    <Stack gap={7}>
      <CodeStep data={data} heading={heading} stepsBeforeSuccess={STEPS} submit="Подключить" />
      <PriceTables id={id} tables={props.tables} />
    </Stack>
  ),
  success: SuccessStep,
};

function findProduct({ products }: Props, productId: string) {
  return products.find(({ id }) => id === productId);
}

/** The way to all countries (ROAM-208, ROAM-209). */
function OtherCountries({ props }: { props: Props }) {
  return (
    <Text>
      <Link href={WORLD_URL}>{props.goodbye.isEnabled ? GOODBYE_HELPER_TEXT : props.helperText}</Link>
    </Text>
  );
}

const FIRST_WORDS = {
  goodbye: 'Как платить как\u00A0дома',
  chinese: 'Как работает связь',
  plain: 'Сравнить варианты',
} as const;

type StepProps<State extends keyof States> = StateViewProps<States[State], Props>;

function InitialStep({ id, props, heading, data }: StepProps<'initial'>) {
  if (props.about === '') return <NothingKnown props={props} heading={heading} />;
  const [best] = toSums(props);
  return (
    <Stack gap={7}>
      <Stack gap={5}>
        <StepTitle heading={heading}>Посчитаем связь {props.titleIn}</StepTitle>
        <WithReceipt>
          <Stack gap={5}>
            <TripForm id={id} asked={props.asked} />
            <LocalEvent event="BEGIN" variant="secondary">
              {FIRST_WORDS[data.scheme]}
            </LocalEvent>
          </Stack>
          {best && <BestTrip sum={best} title="Например, на неделю" />}
        </WithReceipt>
      </Stack>
      <Extras extras={props.extras} />
      <PriceTables id={id} tables={props.tables} />
      <OtherCountries props={props} />
    </Stack>
  );
}

function NothingKnown({ props, heading }: Pick<StepProps<'initial'>, 'props' | 'heading'>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>Цены роуминга</StepTitle>
      <Notice kind="warning">
        Цены этой страны сейчас не&nbsp;загрузились. Обновите страницу через минуту или наберите *105#.
      </Notice>
      <OtherCountries props={props} />
    </Stack>
  );
}

/** Prices of home: what they mean, and how to get them (ROAM-204). */
function GoodbyeStep({ id, props, heading, data }: StepProps<'goodbye'>) {
  return (
    <Stack gap={7}>
      <Stack gap={5}>
        <StepTitle heading={heading}>Связь {props.titleIn} по&nbsp;цене дома</StepTitle>
        <Stack as="ul" gap={4}>
          {props.goodbye.features.map(({ key, value }) => (
            <li key={key}>
              <Text look="lead">{key}</Text>
              <Text tone="muted" measured>
                {value}
              </Text>
            </li>
          ))}
        </Stack>
        <Connect props={props} productId={data.serviceId} />
        <Row>
          <LocalEvent event="COUNT" variant="secondary">
            Рассчитать поездку
          </LocalEvent>
          <LocalEvent event="BACK">Назад</LocalEvent>
        </Row>
      </Stack>
      <PriceTables id={id} tables={props.tables} />
      <OtherCountries props={props} />
    </Stack>
  );
}

/** The scheme of Chinese countries (ROAM-205). */
function ChineseStep({ id, props, heading, data }: StepProps<'chinese'>) {
  return (
    <Stack gap={7}>
      <Stack gap={5}>
        <StepTitle heading={heading}>Связь {props.titleIn} работает по-своему</StepTitle>
        <Text measured>
          Материковый Китай, Гонконг и&nbsp;Макао&nbsp;— одно направление с&nbsp;одной ценой: подключаете один
          раз и&nbsp;переезжаете между ними без&nbsp;доплат. Часть привычных сайтов местные сети
          не&nbsp;открывают.
        </Text>
        {props.chineseDayKopecks !== null && (
          <Price amountKopecks={props.chineseDayKopecks} period={'за\u00A0сутки'} />
        )}
        <Connect props={props} productId={data.serviceId} />
        <Row>
          <LocalEvent event="COUNT" variant="secondary">
            Рассчитать поездку
          </LocalEvent>
          <LocalEvent event="BACK">Назад</LocalEvent>
        </Row>
      </Stack>
      <PriceTables id={id} tables={props.tables} />
      <OtherCountries props={props} />
    </Stack>
  );
}

function Connect({ props, productId }: { props: Props; productId: string }) {
  const product = findProduct(props, productId);
  if (product === undefined) return null;
  return (
    <LocalEvent
      event={`CHOOSE:${product.id}`}
      variant="primary"
    >{`Подключить «${product.title}»`}</LocalEvent>
  );
}

/** What the trip costs with each tariff and option (ROAM-201, ROAM-203). */
function CalculatorStep({ id, props, heading }: StepProps<'calculator'>) {
  const [best, ...others] = toSums(props);
  const connected = (offerId: string) =>
    props.products.find((product) => product.offerId === offerId)?.id ?? '';
  return (
    <Stack gap={7}>
      <Stack gap={5}>
        <StepTitle heading={heading}>Сколько стоит связь {props.titleIn}</StepTitle>
        <WithReceipt>
          <TripForm id={id} asked={props.asked} />
          {best && (
            <BestTrip sum={best} title="Выгоднее всего">
              <Connect props={props} productId={connected(best.offer.id)} />
            </BestTrip>
          )}
        </WithReceipt>
        {best === undefined && props.asked.trip !== null && (
          <Notice kind="info">
            Для этой поездки цен пока нет. Наберите *105# или спросите в&nbsp;поддержке.
          </Notice>
        )}
        <OtherTrips sums={others} best={best}>
          {(sum) => <Connect props={props} productId={connected(sum.offer.id)} />}
        </OtherTrips>
        <LocalEvent event="BACK">Назад</LocalEvent>
      </Stack>
      <Extras extras={props.extras} />
      {/* ROAM-212 */}
      {!props.goodbye.isEnabled && <PriceTables id={id} tables={props.tables} />}
      <OtherCountries props={props} />
    </Stack>
  );
}

function SuccessStep({ id, data, props, heading }: StepProps<'success'>) {
  const product = findProduct(props, data.productId);
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>Готово</StepTitle>
      <ConnectionNotice
        kind="success"
        title={product?.title}
        texts={[CONNECTION_TEXTS.quick, 'Когда всё будет готово, придёт SMS. Хорошей поездки!']}
      />
      <ButtonLink href="/help/faq/podgotovka-k-poezdke.html" variant="secondary" wide="phone">
        Как подготовиться
      </ButtonLink>
      <PriceTables id={id} tables={props.tables} />
      <OtherCountries props={props} />
    </Stack>
  );
}

export default createFlowView('roaming', machine, views, {
  isWide: true,
  moneyTextOf: ({ state }) => (state === 'confirm-sms' ? MAYBE_CHARGED : null),
});
