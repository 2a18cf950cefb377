import { useState } from 'react';
import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextArea } from '#blocks/ui/text-area';
import { CodeForm } from '../kit/code/code-form';
import { NumberForm } from '../kit/code/number-form';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { useHydrated } from '../kit/engine/use-hydrated';
import { PhoneField } from '../kit/phone/phone-field';
import { PhoneNumber } from '../kit/phone/phone-number';
import type { Props, Status } from './contract';
import { MAX_TEXT_LENGTH } from './limits';
import { machine, type States } from './machine';

const views: FlowViews<typeof machine, Props> = {
  add: ({ data, props, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      <Text>{props.description}</Text>
      <NumberForm data={data} prompt={null} label="Ваш номер">
        <PhoneField
          name="recipient"
          label="Номер получателя"
          msisdn={data.recipient}
          isOwn={false}
          isClearable
        />
        <MessageField text={data.text} />
      </NumberForm>
    </Stack>
  ),
  confirm: ({ data, heading }) => (
    <Stack gap={5}>
      <StepTitle heading={heading}>Введите код из SMS</StepTitle>
      <CodeForm data={data} submit="Отправить" />
      <LocalEvent event="EDIT">Изменить сообщение</LocalEvent>
    </Stack>
  ),
  success: SuccessStep,
};

/** Says how much may still be written, once it gets short. */
function MessageField({ text }: { text: string }) {
  const { id, value = text, error } = useFlowField('text');
  const [length, setLength] = useState(value.length);
  const left = MAX_TEXT_LENGTH - length;
  const hint = `До ${MAX_TEXT_LENGTH} знаков${useHydrated() && length > 0 ? `, осталось ${left}` : ''}`;
  return (
    <TextArea
      id={id}
      hint={hint}
      error={error}
      name="text"
      label="Сообщение"
      maxLength={MAX_TEXT_LENGTH}
      defaultValue={value}
      onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
    />
  );
}

const TITLES: Readonly<Record<Status, string>> = {
  SENT: 'Сообщение отправлено',
  DELIVERED: 'Сообщение доставлено',
  FAILED: 'Сообщение не доставлено',
};

function SuccessStep({ data, heading, isPending }: StateViewProps<States['success'], Props>) {
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{TITLES[data.status]}</StepTitle>
      <Text>
        Получатель: <PhoneNumber msisdn={data.recipient} />.
        {data.status === 'FAILED' && ' Телефон выключен или вне сети. Попробуйте позже.'}
      </Text>
      {data.status === 'SENT' && (
        <FlowForm action="checkStatus">
          <Button type="submit" variant="secondary" wide="phone" busy={isPending}>
            Проверить доставку
          </Button>
        </FlowForm>
      )}
      <LocalEvent event="WRITE_ANOTHER">Написать ещё</LocalEvent>
    </Stack>
  );
}

export default createFlowView('sms-sender', machine, views);
