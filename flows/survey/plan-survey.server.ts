import type { CallAnswer } from '#schemas/gateway/call';
import type { getSurvey } from '#schemas/gateway/survey';
import { listFieldNames } from './answer-fields';
import type { Answer, Question, Survey } from './contract';
import { OTHER_MAX, SCALE_STEPS, TEXT_MAX } from './limits';
import { THANKS } from './messages';

type Given = CallAnswer<typeof getSurvey>;
type GivenBlock = Given['blocks'][number];
type GivenAnswer = NonNullable<GivenBlock['questionnaire']>['answers'][number];

/** Longer texts of a survey are cut, further answers of a question left out. */
const MAX_TEXT = 300;
const MAX_ANSWERS = 20;

/** What a post may weigh: 64 KB in all, 48 KB of them the seal; less what the engine adds. In bytes. */
const POST_BYTES = 60_000;
const SEAL_BYTES = 44_000;
/** A Cyrillic letter of an answer as a form posts it, and as a seal holds it after a failed sending. */
const POSTED_LETTER = 6;
const SEALED_LETTER = 3;
/** A seal is written in base64. */
const SEALED_BYTE = 4 / 3;

/**
 * The survey as it will be shown, or null when it asks nothing. Blocks and questions of unknown kinds are left out
 * (SURV-04), and so are questions for whose answers a form has no room.
 */
export function planSurvey({ header, blocks }: Given): Survey | null {
  const questions = keepWithin(blocks.flatMap((block, index) => toQuestion(block, `q${index}`) ?? []));
  if (questions.length === 0) return null;
  const thanks = blocks.find(({ type }) => type === 'notification')?.text.trim();
  return {
    title: cut(header.text),
    description: toNote(header.description),
    questions,
    thanks: thanks ? cut(thanks) : THANKS,
  };
}

function toQuestion(block: GivenBlock, key: string): Question | null {
  const { id, text, questionnaire, required = false } = block;
  if (block.type !== 'question' || questionnaire === undefined || text.trim() === '') return null;
  const asked = { key, id, text: cut(text), description: toNote(block.description), isRequired: required };
  const given = questionnaire.answers.slice(0, MAX_ANSWERS);
  const answers = given.map(toAnswer);
  switch (questionnaire.type) {
    case 'text':
      return { ...asked, kind: 'text' };
    case 'scale':
      return { ...asked, kind: 'scale', answers: toSteps(given) };
    case 'single':
      return answers.length === 0 ? null : { ...asked, kind: 'single', answers };
    case 'multiple':
      return answers.length === 0
        ? null
        : { ...asked, kind: 'multiple', answers, maxCount: toMaxCount(questionnaire.maxCount) };
    default:
      return null;
  }
}

function toAnswer({ value, description, another = false }: GivenAnswer): Answer {
  const label = toNote(description) ?? cut(value);
  return { value: value.slice(0, MAX_TEXT), label, note: null, isOther: another };
}

/** A scale whose answers the operator does not name is numbered (SURV-12). */
function toSteps(answers: readonly GivenAnswer[]): Answer[] {
  const numbers = Array.from({ length: SCALE_STEPS }, (_, index) => ({ value: String(index + 1) }));
  const steps: readonly GivenAnswer[] = answers.length > 0 ? answers.slice(0, SCALE_STEPS) : numbers;
  return steps.map(({ value, description }) => ({
    value: value.slice(0, MAX_TEXT),
    label: cut(value),
    note: toNote(description),
    isOther: false,
  }));
}

const toMaxCount = (maxCount: number | undefined) =>
  maxCount !== undefined && maxCount > 0 ? maxCount : null;

const cut = (text: string) => {
  const words = text.trim();
  return words.length > MAX_TEXT ? `${words.slice(0, MAX_TEXT - 1).trimEnd()}…` : words;
};

const toNote = (text: string | undefined) => (text?.trim() ? cut(text) : null);

/** The questions from the first one on whose answers fit into one post together, also when it is a second try. */
function keepWithin(questions: readonly Question[]): Question[] {
  let post = 0;
  let seal = 0;
  return questions.filter((question) => {
    const letters = countLetters(question);
    const sealed = Buffer.byteLength(JSON.stringify(question)) * SEALED_BYTE + letters * SEALED_LETTER;
    if (seal + sealed > SEAL_BYTES || post + sealed + letters * POSTED_LETTER > POST_BYTES) return false;
    seal += sealed;
    post += sealed + letters * POSTED_LETTER;
    return true;
  });
}

/** How many letters the fields of a question may hold. */
function countLetters(question: Question): number {
  if (question.kind === 'text') return TEXT_MAX;
  return listFieldNames(question).length * 2 + OTHER_MAX;
}
