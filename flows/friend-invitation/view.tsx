import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { CodeForm } from '../kit/code/code-form';
import { NumberForm } from '../kit/code/number-form';
import { createFlowView, type FlowViews } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { PhoneField } from '../kit/phone/phone-field';
import { PhoneNumber } from '../kit/phone/phone-number';
import type { Props } from './contract';
import { machine } from './machine';

const views: FlowViews<typeof machine, Props> = {
  add: ({ data, props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      <Text>{props.description}</Text>
      <NumberForm data={data} prompt={null} label="Ваш номер">
        <PhoneField name="friend" label="Номер друга" msisdn={data.friend} isOwn={false} isClearable />
      </NumberForm>
    </Stack>
  ),
  confirm: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>Введите код из SMS</StepTitle>
      <CodeForm data={data} submit="Пригласить" changeNumber="CHANGE_NUMBER" />
    </Stack>
  ),
  success: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>Приглашение отправлено</StepTitle>
      <Text>
        SMS уже летит на номер <PhoneNumber msisdn={data.friend} />.
      </Text>
      <LocalEvent event="INVITE_ANOTHER">Пригласить ещё</LocalEvent>
    </Stack>
  ),
};

export default createFlowView('friend-invitation', machine, views);
