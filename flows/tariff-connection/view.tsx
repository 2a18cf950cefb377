import { ButtonLink } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { CodeStep } from '../kit/connection/code-step';
import { ConnectionNotice } from '../kit/connection/connection-notice';
import { NumberStep } from '../kit/connection/number-step';
import { OtherWays } from '../kit/connection/other-ways';
import { UntitledStep } from '../kit/connection/untitled-step';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { ActionsStep, FirstStepTitle } from './actions-step';
import type { Props } from './contract';
import { DetailStep } from './detail-step';
import { machine, STEPS_BEFORE_SUCCESS, toChange, type States } from './machine';
import { FAILURES, TARIFF_TEXTS, toBalanceText } from './tariff-texts';

const views: FlowViews<typeof machine, Props> = {
  actions: ActionsStep,
  ways: WaysStep,
  add: ({ data, props, heading }) => (
    <NumberStep
      title={<FirstStepTitle {...{ heading, props }} isAfterChoice={data.hasActions} />}
      data={data}
      stepsBeforeSuccess={STEPS_BEFORE_SUCCESS}
      notices={toNotices(props)}
      ways={props.connection}
      isBackOffered={data.hasActions}
    />
  ),
  confirm: ({ data, heading }) => (
    <CodeStep {...{ data, heading }} stepsBeforeSuccess={STEPS_BEFORE_SUCCESS} submit="Подтвердить" />
  ),
  detail: DetailStep,
  success: ({ props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>Готово</StepTitle>
      <ConnectionNotice
        kind="success"
        texts={[props.action === 'change' ? TARIFF_TEXTS.willChange : props.quickNotice]}
      />
      <Text>Когда тариф «{props.tariff.title}» начнёт действовать, придёт SMS.</Text>
      <ButtonLink href="/" variant="secondary" wide="phone">
        На главную
      </ButtonLink>
    </Stack>
  ),
  unavailable: ({ props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{TARIFF_TEXTS.unavailable}</StepTitle>
      <ButtonLink href={props.connection.lkLink || props.lkTariffChangeUrl} wide="phone">
        В Личный кабинет
      </ButtonLink>
      <LocalEvent event="BACK">Назад</LocalEvent>
    </Stack>
  ),
  failed: FailedStep,
  untitled: UntitledStep,
};

/** CONN-203, CONN-231, CONN-232. */
function toNotices({ action, connection: { balanceMin }, quickNotice, packagesNotice }: Props): string[] {
  if (action === 'new') return [quickNotice];
  return [quickNotice, balanceMin ? toBalanceText(balanceMin) : packagesNotice];
}

/** CONN-205. */
function WaysStep({ data, props, heading }: StateViewProps<States['ways'], Props>) {
  const isPossible = toChange(props) === 'other';
  return (
    <Stack gap={5}>
      <FirstStepTitle {...{ heading, props }} isAfterChoice={data.hasActions} />
      {isPossible ? (
        <>
          <ConnectionNotice texts={toNotices(props)} />
          <OtherWays ways={props.connection} />
        </>
      ) : (
        <>
          <Text>Этот тариф на&nbsp;сайте не&nbsp;подключить. Посмотрите другие.</Text>
          <ButtonLink href="/tariffs/all" wide="phone">
            К тарифам
          </ButtonLink>
        </>
      )}
      {data.hasActions && <LocalEvent event="BACK">Назад</LocalEvent>}
    </Stack>
  );
}

/** CONN-227, CONN-228, CONN-426 to CONN-429. */
function FailedStep({ data, heading }: StateViewProps<States['failed'], Props>) {
  const { title, text } = FAILURES[data.reason];
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{title}</StepTitle>
      <Text>{text}</Text>
      <ButtonLink href={data.reason === 'money' ? '/pay/topup' : '/tariffs/all'} wide="phone">
        {data.reason === 'money' ? 'Пополнить баланс' : 'К тарифам'}
      </ButtonLink>
      <LocalEvent event="BACK">Попробовать ещё раз</LocalEvent>
    </Stack>
  );
}

export default createFlowView('tariff-connection', machine, views);
