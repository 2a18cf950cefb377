import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { CodeForm } from '../kit/code/code-form';
import { NumberForm } from '../kit/code/number-form';
import { createFlowView, type FlowViews } from '../kit/engine/create-flow-view';
import { StepTitle } from '../kit/engine/step-title';
import { PhoneNumber } from '../kit/phone/phone-number';
import type { Props } from './contract';
import { machine } from './machine';

const views: FlowViews<typeof machine, Props> = {
  add: ({ data, props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      <Text>{props.description}</Text>
      <NumberForm data={data} />
    </Stack>
  ),
  confirm: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>Введите код из SMS</StepTitle>
      <CodeForm data={data} variant="two" submit="Сменить тариф" changeNumber="CHANGE_NUMBER" />
    </Stack>
  ),
  success: ({ data, heading }) => (
    <Stack gap={4}>
      <StepTitle heading={heading}>Тариф меняется</StepTitle>
      <Text>
        Когда новый тариф заработает, пришлём SMS на номер <PhoneNumber msisdn={data.msisdn} />. Обычно
        хватает 15&nbsp;минут.
      </Text>
    </Stack>
  ),
};

export default createFlowView('rate-plan', machine, views);
