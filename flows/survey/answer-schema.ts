import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import { listFieldNames, toBoxName, toOtherName } from './answer-fields';
import type { Answer, Question, Values } from './contract';
import { OTHER_MAX, TEXT_MAX } from './limits';
import { messages, toCountText } from './messages';

/** An answer as the operator gets it (SURV-05): several picked ones are a list. */
export interface GivenAnswer {
  id: string;
  value: string | string[];
}

type ChoiceQuestion = Exclude<Question, { kind: 'text' }>;

interface Verdict {
  answer: string | string[] | null;
  /** What is wrong, and at which field. */
  fault?: { field: string; message: string };
}

/** What a post of these questions has to be. Gives the answers, and the values as they go back into the fields. */
export function toAnswerSchema(questions: readonly Question[]) {
  const fields = Object.fromEntries(
    questions.flatMap((question) =>
      listFieldNames(question).map((name) => [name, toFieldSchema(question, name)]),
    ),
  );
  return z.object(fields).transform((posted, context) => {
    const values = readValues(posted);
    const answers: GivenAnswer[] = [];
    for (const question of questions) {
      const { answer, fault } = judge(question, values);
      if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
      else if (answer !== null) answers.push({ id: question.id, value: answer });
    }
    return { answers, values };
  });
}

/** Longer than any field takes, by line ends of two signs and white space around: `judge` measures what is left. */
const MAX_POSTED_LENGTH = 4 * TEXT_MAX;

function toFieldSchema(question: Question, name: string) {
  const tooLong = name === toOtherName(question) ? messages.otherTooLong : messages.tooLong;
  return limitedText(MAX_POSTED_LENGTH, { tooLong }).optional();
}

/** What was filled in; a line ends with one sign, as the browser counts it. */
function readValues(posted: Readonly<Record<string, string | undefined>>): Values {
  const filled = Object.entries(posted).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled.map(([name, value = '']) => [name, value.replaceAll('\r\n', '\n')]));
}

function judge(question: Question, values: Values): Verdict {
  if (question.kind === 'text') return judgeText(question, values);
  const other = values[toOtherName(question)]?.trim() ?? '';
  const picked = findPicked(question, values, other);
  if (picked.length === 0)
    return { answer: null, ...(question.isRequired && faultAt(question, messages.missing)) };
  if (picked.some(({ isOther }) => isOther) && other.length > OTHER_MAX) {
    return { answer: null, fault: { field: toOtherName(question), message: messages.otherTooLong } };
  }
  const [first = '', ...others] = picked.map(({ value, isOther }) =>
    isOther && other !== '' ? other : value,
  );
  if (question.kind !== 'multiple') return { answer: first };
  const { maxCount } = question;
  if (maxCount !== null && picked.length > maxCount) {
    return { answer: null, ...faultAt(question, toCountText(maxCount)) };
  }
  return { answer: [first, ...others] };
}

function judgeText(question: Question, values: Values): Verdict {
  const text = values[question.key]?.trim() ?? '';
  if (text === '') return { answer: null, ...(question.isRequired && faultAt(question, messages.missing)) };
  return text.length > TEXT_MAX ? { answer: null, ...faultAt(question, messages.tooLong) } : { answer: text };
}

const faultAt = ({ key }: Question, message: string) => ({ fault: { field: key, message } });

/**
 * The answers that were picked; a post that names another one has picked nothing. Without scripts the field of
 * «Другое» is always there: who wrote there has picked it.
 */
function findPicked(question: ChoiceQuestion, values: Values, other: string): Answer[] {
  const isPicked = (index: number) =>
    question.kind === 'multiple'
      ? values[toBoxName(question, index)] !== undefined
      : values[question.key] === String(index);
  const picked = question.answers.filter((_, index) => isPicked(index));
  const written = other !== '' && question.answers.find(({ isOther }) => isOther);
  if (!written || picked.includes(written)) return picked;
  return question.kind === 'multiple' ? [...picked, written] : picked.length > 0 ? picked : [written];
}
