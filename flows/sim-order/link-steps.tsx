import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { CodeForm } from '../kit/code/code-form';
import { NumberForm } from '../kit/code/number-form';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { FlowForm } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { WaitingButton } from '../kit/engine/waiting-button';
import type { Props } from './contract';
import type { States } from './machine';
import { SIM_TEXTS } from './texts';

/** A link has led here: who knows the number of the order gets a code. Nothing of the order is shown before. */
export function LinkedStep({ data, heading }: StateViewProps<States['linked'], Props>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{SIM_TEXTS.linked}</StepTitle>
      <Text measured>{SIM_TEXTS.linkedText}</Text>
      <NumberForm data={data} prompt={null} action="sendLinkCode" />
      <OwnOrder />
    </Stack>
  );
}

export function LinkCodeStep({ data, heading }: StateViewProps<States['linkCode'], Props>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{SIM_TEXTS.code}</StepTitle>
      <CodeForm data={data} action="confirmLink" resend="resendLinkCode" changeNumber="CHANGE_NUMBER" />
    </Stack>
  );
}

export function LinkGoneStep({ heading }: StateViewProps<States['linkGone'], Props>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{SIM_TEXTS.linkGone}</StepTitle>
      <Text measured>{SIM_TEXTS.linkGoneText}</Text>
      <OwnOrder />
    </Stack>
  );
}

function OwnOrder() {
  return (
    <FlowForm action="leaveLink">
      <WaitingButton reason={null} variant="ghost">
        {SIM_TEXTS.ownOrder}
      </WaitingButton>
    </FlowForm>
  );
}
