import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { NumberForm } from '../kit/code/number-form';
import { createFlowView, type FlowViews } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { PhoneNumber } from '../kit/phone/phone-number';
import type { Props } from './contract';
import { machine } from './machine';

const views: FlowViews<typeof machine, Props> = {
  number: ({ data, props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      <Text>{props.description}</Text>
      <NumberForm data={data} prompt={null} action="check" mask={props.mask} submit="Узнать" isClearable />
    </Stack>
  ),
  answer: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{data.operator}</StepTitle>
      <Text>
        Этот оператор обслуживает номер <PhoneNumber msisdn={data.msisdn} />. Регион подключения:{' '}
        {data.region}.
      </Text>
      <LocalEvent event="CHECK_ANOTHER">Проверить другой номер</LocalEvent>
    </Stack>
  ),
};

export default createFlowView('operator-check', machine, views);
