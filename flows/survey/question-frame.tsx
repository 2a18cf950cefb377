import type { ReactNode } from 'react';
import { classNames } from '#blocks/ui/class-names';
import { FieldError } from '#blocks/ui/field-frame';
import field from '#blocks/ui/field.module.css';
import { useFlow } from '../kit/engine/flow-context';
import { listFieldNames } from './answer-fields';
import type { Question, Values } from './contract';
import styles from './survey.module.css';

interface ChoiceCardProps {
  question: Question;
  place: string;
  id: string;
  error: string | undefined;
  /** How many answers may be picked. */
  limit?: string | null;
  children: ReactNode;
}

/** A question that is answered by picking. */
export function ChoiceCard({ question, place, id, error, limit = null, children }: ChoiceCardProps) {
  const hint = [question.description, limit].filter((text) => text !== null).join('. ');
  const describedBy = classNames(hint !== '' && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <div className={styles.card}>
      <fieldset aria-describedby={describedBy || undefined}>
        <legend className={styles.legend}>
          <QuestionHead question={question} place={place} />
        </legend>
        {hint !== '' && (
          <p id={`${id}-hint`} className={field.hint}>
            {hint}
          </p>
        )}
        {children}
        <Fault id={id}>{error}</Fault>
      </fieldset>
    </div>
  );
}

interface QuestionHeadProps {
  question: Question;
  /** «Вопрос 2 из 4». */
  place: string;
}

export function QuestionHead({ question, place }: QuestionHeadProps) {
  return (
    <>
      <span className={styles.place}>
        {place}
        {question.isRequired ? ', обязательный' : ', необязательный'}
      </span>
      <span className={styles.question}>{question.text}</span>
    </>
  );
}

/** What is wrong is said as soon as it is. */
export function Fault({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div aria-live="polite">
      <FieldError id={id}>{children}</FieldError>
    </div>
  );
}

/** The id of a question's fields, what its fields begin with, and what is wrong until one of them is changed. */
export function useQuestion(question: Question, kept: Values) {
  const { id, state, edited } = useFlow();
  const isEdited = listFieldNames(question).some((name) => edited.has(name));
  return {
    id: `${id}-${question.key}`,
    start: (name: string) => (state.values ?? kept)[name] ?? '',
    error: isEdited ? undefined : state.errors?.[question.key],
  };
}
