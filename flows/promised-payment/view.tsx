import { useState } from 'react';
import { toMsisdn } from '#schemas/values/msisdn-digits';
import { SelectField } from '#blocks/ui/select-field';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatDate } from '#blocks/ui/text/format-date';
import { formatPrice } from '#blocks/ui/text/format-price';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { WaitingButton } from '../kit/engine/waiting-button';
import { StepTitle } from '../kit/engine/step-title';
import { CodeForm } from '../kit/code/code-form';
import { NumberForm } from '../kit/code/number-form';
import { PhoneField } from '../kit/phone/phone-field';
import { MAYBE_CHARGED } from '../kit/money/lost-answer-texts';
import type { Option, Props } from './contract';
import { KOPECKS_PER_ROUBLE } from './limits';
import { machine, type States } from './machine';

/** Numbers that promised payments were asked for with (PROM-121). */
const REMEMBERED = 'promised-payment';

const views: FlowViews<typeof machine, Props> = {
  phone: ({ data, props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      <Text>{props.description}</Text>
      <NumberForm data={data} prompt={null} remember={REMEMBERED} />
    </Stack>
  ),
  code: CodeStep,
  amount: AmountStep,
  success: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>Счёт пополнен на {formatPrice(data.amountKopecks)}</StepTitle>
      <Text>
        {data.until === null
          ? 'Вам придёт SMS с подтверждением. Внесите эту сумму с комиссией до даты, указанной в SMS'
          : `Внесите эту сумму с комиссией на баланс до ${formatDate(data.until)}`}
      </Text>
      <LocalEvent event="RESTART">Ок</LocalEvent>
    </Stack>
  ),
};

/** Another number in the field turns the button into «Выслать код» (PROM-115). */
function CodeStep({ data, heading }: StateViewProps<States['code'], Props>) {
  const [typed, setTyped] = useState('');
  const isOther = typed !== '' && toMsisdn(typed) !== data.msisdn;
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>Введите код из SMS</StepTitle>
      <CodeForm
        data={data}
        remember={REMEMBERED}
        submit={isOther ? 'Выслать код' : 'Подтвердить'}
        isCodeAsked={!isOther}
      >
        <PhoneField label="Номер телефона" msisdn={data.msisdn} onInput={setTyped} />
      </CodeForm>
    </Stack>
  );
}

/** «Активировать» waits for an amount (PROM-105); without scripts the server says that one is missing. */
function AmountStep({ data, heading }: StateViewProps<States['amount'], Props>) {
  const { id, value = '', error } = useFlowField('amount');
  const [amount, setAmount] = useState(value);
  const isWaiting = amount === '';
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>Сколько пополнить</StepTitle>
      <FlowForm action="take">
        <Stack gap={5}>
          <SelectField
            id={id}
            error={error}
            name="amount"
            label="Сумма"
            placeholder={data.options.length === 0 ? 'Не найдено' : 'Выберите сумму'}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            options={data.options.map(toSelectOption)}
          />
          <WaitingButton reason={isWaiting ? 'Выберите сумму' : null}>Активировать</WaitingButton>
        </Stack>
      </FlowForm>
    </Stack>
  );
}

function toSelectOption({ amountKopecks, chargeKopecks }: Option) {
  const label = `${formatPrice(amountKopecks)}, комиссия ${formatPrice(chargeKopecks)}`;
  return { value: String(amountKopecks / KOPECKS_PER_ROUBLE), label };
}

export default createFlowView('promised-payment', machine, views, {
  moneyTextOf: ({ state }) => (state === 'amount' ? MAYBE_CHARGED : null),
});
