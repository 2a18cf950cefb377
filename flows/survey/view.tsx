import { useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import { Icon } from '#blocks/ui/icon';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { createFlowView, type FlowViews, type StateViewProps } from '../kit/engine/create-flow-view';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { useHydrated } from '../kit/engine/use-hydrated';
import type { Props } from './contract';
import { machine, type States } from './machine';
import { messages, RELOAD } from './messages';
import { QuestionCard } from './question-card';
import { QuestionBones } from './question-bones';
import { useLoad, useLoadWhenShown } from './use-load';
import { useCanClose, useFreshStart } from './use-window';
import styles from './survey.module.css';

const views: FlowViews<typeof machine, Props> = {
  loading: LoadingStep,
  loadError: LoadErrorStep,
  questions: QuestionsStep,
  sendError: SendErrorStep,
  success: SuccessStep,
};

/** With scripts the questions come by themselves; without them the visitor asks for them. */
function LoadingStep({ props, heading }: StateViewProps<object, Props>) {
  const place = useRef<HTMLDivElement>(null);
  useFreshStart(place);
  useLoadWhenShown(place);
  const isHydrated = useHydrated();
  return (
    <div ref={place}>
      <Stack gap={5}>
        <StepTitle heading={heading}>{props.title}</StepTitle>
        <Text>{props.description}</Text>
        {!isHydrated && (
          <div className={styles.start}>
            <FlowForm action="load">
              <Button type="submit" wide="phone">
                Начать опрос
              </Button>
            </FlowForm>
          </div>
        )}
        <div aria-busy="true" className={isHydrated ? undefined : styles.waiting}>
          {isHydrated && <output className="visually-hidden">Загружаем вопросы</output>}
          <QuestionBones />
        </div>
      </Stack>
    </div>
  );
}

function LoadErrorStep({ heading, isPending }: StateViewProps<object, Props>) {
  const place = useRef<HTMLDivElement>(null);
  useFreshStart(place);
  const { load, isLoading } = useLoad(place);
  const reload = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void load();
  };
  return (
    <Outcome place={place} kind="error">
      <StepTitle heading={heading}>{messages.loadFailedTitle}</StepTitle>
      <Text>{messages.loadFailed}</Text>
      {/* Before the form itself posts it: what comes takes the place of this step. */}
      <div onSubmitCapture={reload}>
        <FlowForm action="load">
          <Button type="submit" wide="phone" busy={isPending || isLoading}>
            {RELOAD}
          </Button>
        </FlowForm>
      </div>
    </Outcome>
  );
}

function QuestionsStep({ data, props, heading, isPending }: StateViewProps<States['questions'], Props>) {
  const place = useRef<HTMLDivElement>(null);
  useFreshStart(place);
  const { title, description, questions } = data.survey;
  return (
    <div ref={place}>
      <Stack gap={5}>
        <StepTitle heading={heading}>{title || props.title}</StepTitle>
        {description !== null && <Text>{description}</Text>}
        <FlowForm action="send">
          <Stack gap={4}>
            {questions.map((question, index) => (
              <QuestionCard
                key={question.key}
                question={question}
                kept={data.values}
                place={`Вопрос ${index + 1} из ${questions.length}`}
              />
            ))}
          </Stack>
          <div className={styles.send}>
            <Button type="submit" wide="phone" busy={isPending}>
              Отправить ответы
            </Button>
          </div>
        </FlowForm>
      </Stack>
    </div>
  );
}

function SendErrorStep({ heading }: StateViewProps<States['sendError'], Props>) {
  const place = useRef<HTMLDivElement>(null);
  useFreshStart(place);
  return (
    <Outcome place={place} kind="error">
      <StepTitle heading={heading}>{messages.sendFailedTitle}</StepTitle>
      <Text>{messages.sendFailed}</Text>
      <Text tone="muted">Ваши ответы сохранились: заполнять опрос заново не&nbsp;придётся.</Text>
      <LocalEvent event="RETRY" variant="primary">
        Попробовать ещё раз
      </LocalEvent>
    </Outcome>
  );
}

function SuccessStep({ data, heading }: StateViewProps<States['success'], Props>) {
  const place = useRef<HTMLDivElement>(null);
  useFreshStart(place);
  const canClose = useCanClose();
  return (
    <Outcome place={place} kind="success">
      <StepTitle heading={heading}>{data.thanks}</StepTitle>
      {canClose && (
        <div>
          <Button variant="secondary" wide="phone" data-overlay-close="">
            Закрыть
          </Button>
        </div>
      )}
    </Outcome>
  );
}

interface OutcomeProps {
  place: RefObject<HTMLDivElement>;
  kind: 'error' | 'success';
  children: ReactNode;
}

/** How it ended, under a sign that says it at a glance. */
function Outcome({ place, kind, children }: OutcomeProps) {
  return (
    <div ref={place} className={styles.outcome}>
      <div className={classNames(styles.sign, styles[kind])}>
        <Icon name={kind} size="l" />
      </div>
      <Stack gap={5}>{children}</Stack>
    </div>
  );
}

/** All questions say the same of a missing answer. */
function labelOf(name: string, { data }: ReturnType<typeof machine.next>): string | undefined {
  const questions = 'survey' in data ? data.survey.questions : [];
  return questions.find(({ key }) => name === key || name.startsWith(`${key}-`))?.text;
}

export default createFlowView('survey', machine, views, { labelOf });
