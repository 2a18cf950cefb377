import type { Question } from './contract';

/** The names of a question's fields, the same in the browser and on the server. */

/** One of several boxes: each has a name of its own, so that its tick comes back after an error. */
export const toBoxName = ({ key }: Question, index: number) => `${key}-${index}`;

/** The text field of the answer «Другое» (SURV-14). */
export const toOtherName = ({ key }: Question) => `${key}-other`;

/** Every field that a question has. */
export function listFieldNames(question: Question): string[] {
  const boxes =
    question.kind === 'multiple'
      ? question.answers.map((_, index) => toBoxName(question, index))
      : [question.key];
  return hasOther(question) ? [...boxes, toOtherName(question)] : boxes;
}

/** Has the question an answer that opens a text field? A scale has none. */
export function hasOther(question: Question): boolean {
  return (
    (question.kind === 'single' || question.kind === 'multiple') &&
    question.answers.some(({ isOther }) => isOther)
  );
}
