import { useState } from 'react';
import { ButtonLink } from '#blocks/ui/button';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { AddressField } from '../kit/address/address-field';
import { CodeForm } from '../kit/code/code-form';
import { NumberForm } from '../kit/code/number-form';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { WaitingButton } from '../kit/engine/waiting-button';
import { PersonFields } from '../kit/person/person-fields';
import { PERSON_TEXTS } from '../kit/person/person-texts';
import type { Props } from './contract';
import type { States } from './machine';
import { StepFrame } from './order-card';
import { OtherDevice } from './other-device';
import { OtherTariff } from './tariff-steps';
import { SIM_TEXTS } from './texts';

const METHODS = [
  { value: 'subscriber', label: SIM_TEXTS.subscriber, hint: SIM_TEXTS.subscriberHint },
  { value: 'unep', label: SIM_TEXTS.unep, hint: SIM_TEXTS.unepHint },
] as const;

export function IdentityStep({ id, data, props, heading }: StateViewProps<States['identity'], Props>) {
  const { error, value } = useFlowField('method');
  return (
    <StepFrame step="identity" order={data.order} props={props} heading={heading} title={SIM_TEXTS.identity}>
      <Text measured>{SIM_TEXTS.identityText}</Text>
      <FlowForm action="identify">
        <Stack gap={5}>
          <ChoiceGroup
            id={`${id}-method`}
            legend={<span className="visually-hidden">{SIM_TEXTS.identity}</span>}
            error={error}
          >
            {METHODS.map(({ value: method, label, hint }) => (
              <Checkbox
                key={method}
                id={`${id}-method-${method}`}
                kind="radio"
                name="method"
                value={method}
                label={label}
                hint={hint}
                defaultChecked={value === method}
              />
            ))}
          </ChoiceGroup>
          <WaitingButton reason={null}>{SIM_TEXTS.next}</WaitingButton>
        </Stack>
      </FlowForm>
      <OtherTariff />
    </StepFrame>
  );
}

/** The portal was opened: who comes back by themselves says so here. */
export function PortalStep({ data, props, heading }: StateViewProps<States['portal'], Props>) {
  return (
    <StepFrame step="identity" order={data.order} props={props} heading={heading} title={SIM_TEXTS.identity}>
      <Text measured>{SIM_TEXTS.portalText}</Text>
      <FlowForm action="checkIdentity">
        <WaitingButton reason={null}>{SIM_TEXTS.checkPortal}</WaitingButton>
      </FlowForm>
      <div>
        <ButtonLink href={data.redirect} variant="secondary" wide="phone">
          {SIM_TEXTS.openPortal}
        </ButtonLink>
      </div>
      <LocalEvent event="BACK">{SIM_TEXTS.otherWay}</LocalEvent>
    </StepFrame>
  );
}

export function PhoneStep({ data, props, heading }: StateViewProps<States['phone'], Props>) {
  const isMoving = data.of === 'number';
  return (
    <StepFrame
      step={isMoving ? 'number' : 'phone'}
      order={data.order}
      props={props}
      heading={heading}
      title={isMoving ? SIM_TEXTS.confirmNumber : SIM_TEXTS.confirmPhone}
    >
      <Text measured>{isMoving ? SIM_TEXTS.confirmNumberText : SIM_TEXTS.confirmPhoneText}</Text>
      <NumberForm data={data} prompt={null} />
      <LocalEvent event="BACK">{SIM_TEXTS.back}</LocalEvent>
    </StepFrame>
  );
}

export function CodeStep({ data, props, heading }: StateViewProps<States['code'], Props>) {
  return (
    <StepFrame step={data.of} order={data.order} props={props} heading={heading} title={SIM_TEXTS.code}>
      <CodeForm data={data} changeNumber="CHANGE_NUMBER" />
    </StepFrame>
  );
}

export function QuestionnaireStep({ data, props, heading }: StateViewProps<States['questionnaire'], Props>) {
  const [, setPicked] = useState(false);
  return (
    <StepFrame
      step="questionnaire"
      order={data.order}
      props={props}
      heading={heading}
      title={SIM_TEXTS.questionnaire}
    >
      <Text measured>{SIM_TEXTS.questionnaireText}</Text>
      <FlowForm action="fillIn" keepsTyped>
        <Stack gap={5}>
          <PersonFields>
            <AddressField label={PERSON_TEXTS.address} address="" lookup="addresses" onPicked={setPicked} />
          </PersonFields>
          <WaitingButton reason={null}>{SIM_TEXTS.next}</WaitingButton>
        </Stack>
      </FlowForm>
      <OtherDevice data={data} />
    </StepFrame>
  );
}
