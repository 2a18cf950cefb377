import type { ComponentType } from 'react';
import { ButtonLink } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { ChoiceStep } from '../kit/connection/choice-step';
import { CodeStep } from '../kit/connection/code-step';
import { ConnectionNotice } from '../kit/connection/connection-notice';
import { toConnectionTitle } from '../kit/connection/connection-texts';
import { NumberStep } from '../kit/connection/number-step';
import { OtherWays } from '../kit/connection/other-ways';
import { UntitledStep } from '../kit/connection/untitled-step';
import { toMissingText } from '../kit/money/to-top-up';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { MAYBE_CHARGED } from '../kit/money/lost-answer-texts';
import { toSentence, toWaysNote } from './addition-texts';
import { ActionsStep, FirstStepTitle } from './actions-step';
import type { Props } from './contract';
import { DetailStep } from './detail-step';
import { machine, STEPS_BEFORE_SUCCESS, type States } from './machine';
import { TariffPrice } from './tariff-price';
import { findTariff, listTariffs, type ChosenIds, type ChosenTariff } from './tariffs';
import { FAILURES, TARIFF_TEXTS, toBalanceText } from './tariff-texts';

const views: FlowViews<typeof machine, Props> = {
  choice: ({ id, props, heading }) => (
    <ChoiceStep
      id={id}
      heading={heading}
      title="Выберите тариф"
      isTitled={props.isTitled}
      products={listTariffs(props).map((tariff) => ({ ...tariff, title: `«${tariff.title}»` }))}
    />
  ),
  actions: ofTariff(ActionsStep),
  ways: ofTariff(WaysStep),
  add: ofTariff(({ data, props, heading, tariff }) => (
    <NumberStep
      title={
        <FirstStepTitle heading={heading} props={props} data={data} isAfterActions={data.tariff.hasActions} />
      }
      data={data}
      stepsBeforeSuccess={STEPS_BEFORE_SUCCESS}
      notices={toNotices(props, tariff)}
      ways={tariff.connection}
      waysNote={toWaysNote(tariff)}
      isBackOffered={data.tariff.hasActions || data.choice.length > 0}
    >
      {!data.tariff.hasActions || tariff.addition ? <TariffPrice tariff={tariff} /> : null}
    </NumberStep>
  )),
  confirm: ({ data, heading }) => (
    <CodeStep data={data} heading={heading} stepsBeforeSuccess={STEPS_BEFORE_SUCCESS} submit="Подтвердить" />
  ),
  detail: DetailStep,
  success: SuccessStep,
  unavailable: ({ data, props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{TARIFF_TEXTS.unavailable}</StepTitle>
      <ButtonLink
        href={findTariff(props, data.tariff)?.connection.lkLink || props.lkTariffChangeUrl}
        wide="phone"
      >
        В Личный кабинет
      </ButtonLink>
      <LocalEvent event="BACK">Назад</LocalEvent>
    </Stack>
  ),
  failed: FailedStep,
  closed: NotHere,
  untitled: UntitledStep,
};

type OfTariff<Data> = StateViewProps<Data, Props> & { tariff: ChosenTariff };

/** The view of a step about a tariff, which the page may have lost meanwhile. */
function ofTariff<Data extends { tariff: ChosenIds }>(
  View: ComponentType<OfTariff<Data>>,
): ComponentType<StateViewProps<Data, Props>> {
  return function StepOfTariff(step) {
    const tariff = findTariff(step.props, step.data.tariff);
    return tariff === undefined ? <UntitledStep /> : <View {...step} tariff={tariff} />;
  };
}

/** CONN-203, CONN-231, CONN-232. */
function toNotices({ action, quickNotice, packagesNotice }: Props, { connection }: ChosenTariff): string[] {
  if (action === 'new') return [quickNotice];
  const { balanceMin } = connection;
  return [quickNotice, balanceMin ? toBalanceText(balanceMin) : packagesNotice];
}

/** CONN-205. */
function WaysStep({ data, props, heading, tariff }: OfTariff<States['ways']>) {
  const { hasActions, change } = data.tariff;
  const note = toWaysNote(tariff);
  return (
    <Stack gap={5}>
      <FirstStepTitle heading={heading} props={props} data={data} isAfterActions={hasActions} />
      {!hasActions && <TariffPrice tariff={{ ...tariff, price: tariff.plainPrice, addition: null }} />}
      {change === 'none' ? (
        <NotHere />
      ) : (
        <>
          {note !== null && <ConnectionNotice kind="warning" texts={[note]} />}
          <ConnectionNotice texts={toNotices(props, tariff)} />
          <OtherWays ways={tariff.connection} />
        </>
      )}
      {(hasActions || data.choice.length > 0) && <LocalEvent event="BACK">Назад</LocalEvent>}
    </Stack>
  );
}

/** CONN-223. */
function NotHere() {
  return (
    <Stack gap={5}>
      <Text>Этот тариф на&nbsp;сайте не&nbsp;подключить. Посмотрите другие.</Text>
      <ButtonLink href="/tariffs/all" wide="phone">
        К тарифам
      </ButtonLink>
    </Stack>
  );
}

/** CONN-225, CONN-230. */
function SuccessStep({ data: { tariff }, props, heading }: StateViewProps<States['success'], Props>) {
  const addition = findTariff(props, tariff)?.addition;
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>Готово</StepTitle>
      <ConnectionNotice
        kind="success"
        texts={[props.action === 'change' ? TARIFF_TEXTS.willChange : props.quickNotice]}
      />
      {addition && <Text strong>{toSentence(addition)}</Text>}
      <Text>Когда тариф «{tariff.title}» начнёт действовать, придёт SMS.</Text>
      <ButtonLink href="/" variant="secondary" wide="phone">
        На главную
      </ButtonLink>
    </Stack>
  );
}

/** CONN-227, CONN-228, CONN-426 to CONN-429. */
function FailedStep({ data, heading }: StateViewProps<States['failed'], Props>) {
  const { title, text } = FAILURES[data.reason];
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{title}</StepTitle>
      {data.missingKopecks !== undefined && <Text strong>{toMissingText(data)}</Text>}
      <Text>{text}</Text>
      <ButtonLink href={data.reason === 'money' ? '/pay/topup' : '/tariffs/all'} wide="phone">
        {data.reason === 'money' ? 'Пополнить баланс' : 'К тарифам'}
      </ButtonLink>
      {data.reason === 'money' && (
        <LocalEvent event="RETRY" variant="secondary">
          Деньги на&nbsp;счёте, продолжить
        </LocalEvent>
      )}
      <LocalEvent event="BACK">Попробовать ещё раз</LocalEvent>
    </Stack>
  );
}

export default createFlowView('tariff-connection', machine, views, {
  moneyTextOf: ({ state }) => (state === 'detail' ? MAYBE_CHARGED : null),
  windowTitleOf: ({ data }) => ('tariff' in data ? toConnectionTitle(data.tariff.title) : null),
});
