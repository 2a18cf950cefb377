import { Button, ButtonLink } from '#blocks/ui/button';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { Row, Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextArea } from '#blocks/ui/text-area';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { useFlow, useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import type { Props } from './contract';
import { machine } from './machine';
import { REASON_LABELS } from './reasons';

const views: FlowViews<typeof machine, Props> = {
  question: QuestionStep,
  reason: ReasonStep,
  thanks: ({ heading }) => (
    <Stack gap={2}>
      <StepTitle heading={heading}>Спасибо!</StepTitle>
      <Text>Ваш ответ учтён.</Text>
    </Stack>
  ),
  told: ({ heading }) => (
    <Stack gap={4}>
      <StepTitle heading={heading}>Спасибо, исправим</StepTitle>
      <Text>Если вопрос остался, ответит человек.</Text>
      <Support />
    </Stack>
  ),
};

type StepProps = StateViewProps<object, Props>;

/** Where a person answers: the form and the chat. */
function Support() {
  return (
    <Row>
      <ButtonLink href="/help/order" variant="secondary">
        Написать в&nbsp;поддержку
      </ButtonLink>
      <ButtonLink href="/help/contacts" variant="ghost">
        Чат и&nbsp;телефоны
      </ButtonLink>
    </Row>
  );
}

function QuestionStep({ props, heading }: StepProps) {
  const { isPending } = useFlow();
  return (
    <Stack gap={4}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      {props.articleId === '' ? (
        <Support />
      ) : (
        <Row>
          <FlowForm action="like">
            <Button type="submit" variant="secondary" busy={isPending}>
              Да
            </Button>
          </FlowForm>
          <LocalEvent event="NOT_HELPED" variant="secondary">
            Не помогло
          </LocalEvent>
        </Row>
      )}
    </Stack>
  );
}

function ReasonStep({ id, heading }: StepProps) {
  const { isPending } = useFlow();
  const reason = useFlowField('reason');
  const text = useFlowField('text');
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>Что не&nbsp;так?</StepTitle>
      <FlowForm action="sendFeedback">
        <Stack gap={5}>
          <ChoiceGroup id={reason.id} legend="Причина" error={reason.error}>
            {Object.entries(REASON_LABELS).map(([value, label]) => (
              <Checkbox
                key={value}
                id={`${id}-${value}`}
                kind="radio"
                name="reason"
                value={value}
                label={label}
                defaultChecked={reason.value === value}
              />
            ))}
          </ChoiceGroup>
          <TextArea
            id={text.id}
            name="text"
            label="Чего не хватило"
            optional
            maxLength={1000}
            hint="Без номеров, паролей и кодов"
            defaultValue={text.value}
            error={text.error}
          />
          <Button type="submit" wide="phone" busy={isPending}>
            Отправить
          </Button>
        </Stack>
      </FlowForm>
      <Support />
      <LocalEvent event="BACK">Назад</LocalEvent>
    </Stack>
  );
}

export default createFlowView('faq-reaction', machine, views);
