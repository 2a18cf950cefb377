import { useState } from 'react';
import { classNames } from '#blocks/ui/class-names';
import { Checkbox } from '#blocks/ui/checkbox';
import field from '#blocks/ui/field.module.css';
import { TextField } from '#blocks/ui/text-field';
import { useFlow } from '../kit/engine/flow-context';
import { useHydrated } from '../kit/engine/use-hydrated';
import { hasOther, toBoxName, toOtherName } from './answer-fields';
import type { Question, Values } from './contract';
import { OTHER_MAX, TEXT_MAX } from './limits';
import { messages, toCountText } from './messages';
import { ChoiceCard, Fault, QuestionHead, useQuestion } from './question-frame';
import { ScaleSteps } from './scale-steps';
import styles from './survey.module.css';

type Of<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

interface CardProps<Asked = Question> {
  question: Asked;
  /** The answers that were given before sending failed. */
  kept: Values;
  /** «Вопрос 2 из 4». */
  place: string;
}

/** One question with its answers, by its kind. */
export function QuestionCard({ question, ...rest }: CardProps) {
  switch (question.kind) {
    case 'single':
      return <SingleCard question={question} {...rest} />;
    case 'multiple':
      return <MultipleCard question={question} {...rest} />;
    case 'scale':
      return <ScaleCard question={question} {...rest} />;
    case 'text':
      return <TextCard question={question} {...rest} />;
  }
}

function SingleCard({ question, kept, place }: CardProps<Of<'single'>>) {
  const { id, start, error } = useQuestion(question, kept);
  const [picked, setPicked] = useState(start(question.key));
  const isOtherPicked = question.answers.some(({ isOther }, index) => isOther && picked === String(index));
  return (
    <ChoiceCard question={question} place={place} id={id} error={error}>
      {question.answers.map(({ label }, index) => (
        <Checkbox
          key={index}
          kind="radio"
          id={toControlId(id, index)}
          name={question.key}
          value={index}
          checked={picked === String(index)}
          onChange={() => setPicked(String(index))}
          label={label}
        />
      ))}
      <OtherField question={question} kept={kept} isPicked={isOtherPicked} />
    </ChoiceCard>
  );
}

function MultipleCard({ question, kept, place }: CardProps<Of<'multiple'>>) {
  const { id, start, error } = useQuestion(question, kept);
  const indices = question.answers.map((_, index) => index);
  const [picked, setPicked] = useState<ReadonlySet<number>>(
    () => new Set(indices.filter((index) => start(toBoxName(question, index)) !== '')),
  );
  const toggle = (index: number, isOn: boolean) =>
    setPicked((was) => new Set(isOn ? [...was, index] : [...was].filter((other) => other !== index)));
  const { maxCount } = question;
  const isTooMany = maxCount !== null && picked.size > maxCount;
  const limit = maxCount === null ? null : toCountText(maxCount);
  const fault = isTooMany ? (limit ?? undefined) : error;
  return (
    <ChoiceCard
      question={question}
      place={place}
      id={id}
      error={fault}
      limit={fault === limit ? null : limit}
    >
      {question.answers.map(({ label }, index) => (
        <Checkbox
          key={index}
          id={toControlId(id, index)}
          name={toBoxName(question, index)}
          checked={picked.has(index)}
          onChange={({ target }) => toggle(index, target.checked)}
          label={label}
        />
      ))}
      <OtherField
        question={question}
        kept={kept}
        isPicked={question.answers.some(({ isOther }, index) => isOther && picked.has(index))}
      />
    </ChoiceCard>
  );
}

function ScaleCard({ question, kept, place }: CardProps<Of<'scale'>>) {
  const { id, start, error } = useQuestion(question, kept);
  return (
    <ChoiceCard question={question} place={place} id={id} error={error}>
      <ScaleSteps id={id} name={question.key} answers={question.answers} start={start(question.key)} />
    </ChoiceCard>
  );
}

/** How much was written is counted as it is typed; nothing that is typed is cut off. */
function TextCard({ question, kept, place }: CardProps<Of<'text'>>) {
  const { id, start, error } = useQuestion(question, kept);
  const [text, setText] = useState(start(question.key));
  const isHydrated = useHydrated();
  const isTooLong = text.trim().length > TEXT_MAX;
  const fault = isTooLong ? messages.tooLong : error;
  const hint = question.description === null ? '' : `${id}-hint`;
  return (
    <div className={styles.card}>
      <label htmlFor={id} className={styles.legend}>
        <QuestionHead question={question} place={place} />
      </label>
      {hint !== '' && (
        <p id={hint} className={field.hint}>
          {question.description}
        </p>
      )}
      <textarea
        id={id}
        rows={4}
        value={text}
        name={question.key}
        onChange={({ target }) => setText(target.value)}
        className={classNames(field.control, field.area)}
        aria-describedby={classNames(hint, `${id}-count`, fault !== undefined && `${id}-error`)}
        aria-invalid={fault === undefined ? undefined : true}
      />
      <p id={`${id}-count`} className={classNames(styles.count, isTooLong && styles.over)}>
        {isHydrated ? `${text.length} из ${TEXT_MAX}` : `До ${TEXT_MAX} символов`}
      </p>
      <Fault id={id}>{fault}</Fault>
    </div>
  );
}

/** Opens with its answer (SURV-14); without scripts it is always there. */
function OtherField({
  question,
  kept,
  isPicked,
}: Pick<CardProps, 'question' | 'kept'> & { isPicked: boolean }) {
  const { state, edited, id } = useFlow();
  const isHydrated = useHydrated();
  const name = toOtherName(question);
  const [text, setText] = useState((state.values ?? kept)[name] ?? '');
  if (!hasOther(question) || (isHydrated && !isPicked)) return null;
  const error = edited.has(name) ? undefined : state.errors?.[name];
  return (
    <div className={styles.other}>
      <TextField
        name={name}
        error={error}
        id={`${id}-${name}`}
        label="Свой вариант"
        optional
        value={text}
        maxLength={OTHER_MAX}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}

/** The summary of errors leads to the first answer. */
function toControlId(id: string, index: number): string {
  return index === 0 ? id : `${id}-${index}`;
}
