import { useState } from 'react';
import { ButtonLink } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import { isAccountEntered } from '#schemas/values/account-number';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { WaitingButton } from '../kit/engine/waiting-button';
import { countDigits } from '../kit/money/bounds';
import { MoneyField } from '../kit/money/money-field';
import { ACCOUNT_MASK } from '../kit/person/digit-masks';
import { Digits } from '../kit/person/person-fields';
import type { Props } from './contract';
import { machine, type States } from './machine';
import { texts, UNCHARGED } from './texts';

const toWritten = (account: string) => ACCOUNT_MASK.whole(account);

/** The button waits for a whole account number (PAY-119); without scripts the server says what is missing. */
function FormStep({ data, props, heading }: StateViewProps<States['form'], Props>) {
  const { value } = useFlowField('account');
  const [account, setAccount] = useState(value ?? data.account);
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      {props.description && <Text>{props.description}</Text>}
      <FlowForm action="pay">
        <Stack gap={5}>
          <Digits
            name="account"
            label={texts.account}
            hint={texts.accountHint}
            mask={ACCOUNT_MASK}
            initial={toWritten(data.account)}
            onTyped={setAccount}
          />
          <MoneyField
            label={texts.amount}
            hint={`от\u00a0${formatPrice(props.minKopecks)} до\u00a0${formatPrice(props.maxKopecks)}`}
            amountKopecks={data.amountKopecks}
            maxDigits={countDigits(props)}
          />
          <WaitingButton size="l" reason={isAccountEntered(account) ? null : texts.waits}>
            {texts.pay}
          </WaitingButton>
        </Stack>
      </FlowForm>
    </Stack>
  );
}

/** The browser is on its way to the bank, or has come back from there: whether it was paid, only the bank knows. */
function LeavingStep({ data, heading }: StateViewProps<States['leaving'], Props>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{texts.leaving}</StepTitle>
      <Text>
        Платим {formatPrice(data.amountKopecks)} по&nbsp;счёту {toWritten(data.account)}. {texts.paidOrNot}
      </Text>
      <Stack gap={3} align="start">
        <ButtonLink href={data.redirect} size="l" wide="phone">
          {texts.pay}
        </ButtonLink>
        <LocalEvent event="BACK">{texts.change}</LocalEvent>
      </Stack>
    </Stack>
  );
}

const views: FlowViews<typeof machine, Props> = {
  form: FormStep,
  leaving: LeavingStep,
};

export default createFlowView('debt-payment', machine, views, { moneyTextOf: () => UNCHARGED });
