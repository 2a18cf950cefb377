import type { Report } from './form-fault';
import { MAX_ANSWER_LENGTH, type Answer } from './form-plan';
import { readAnswer } from './read-definition';

const MAX_ANSWERS = 500;
const ADDRESS = /^[^\s@\p{C}]+@[^\s@\p{C}.]+(?:\.[^\s@\p{C}.]+)+$/u;

/** The answers of a list, without the unfit and the doubled. An address stays on the server: its index goes out. */
export function planAnswers(
  answers: readonly unknown[] | null,
  isEmail: boolean,
  path: readonly (string | number)[],
  report: Report,
): Answer[] {
  if (answers !== null && answers.length > MAX_ANSWERS) report('too-many-answers', path, String(MAX_ANSWERS));
  const seen = new Set<string>();
  const planned = (answers ?? []).slice(0, MAX_ANSWERS).flatMap((raw, index): Answer[] => {
    const answer = toAnswer(raw, isEmail);
    if (answer === null) report('bad-answer', [...path, index]);
    else if (seen.has(answer.value)) report('duplicate-answer', [...path, index]);
    else {
      seen.add(answer.value);
      return [{ title: answer.title, value: isEmail ? String(index) : answer.value }];
    }
    return [];
  });
  if (planned.length === 0) report('select-without-answers', path);
  return planned;
}

function toAnswer(raw: unknown, isEmail: boolean): Answer | null {
  const { value = null, title = null } = readAnswer(raw) ?? {};
  if (value === null || title === null || value.length > MAX_ANSWER_LENGTH) return null;
  if (isEmail ? !ADDRESS.test(value) : /\p{Cc}/u.test(value)) return null;
  return { value, title: title.slice(0, MAX_ANSWER_LENGTH) };
}
