import { describe, expect, test } from 'vitest';
import { toAnswerSchema } from './answer-schema';
import type { Question } from './contract';
import { SAMPLE_SURVEY } from './sample-survey';

const { questions } = SAMPLE_SURVEY;
const required = { q0: '0', q2: '0' };

const read = (values: Record<string, string>, asked: readonly Question[] = questions) =>
  toAnswerSchema(asked).safeParse(values);

/** Texts by field. */
function errorsOf(values: Record<string, string>, asked?: readonly Question[]) {
  const issues = read(values, asked).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

/** Answers by the id of their question. */
function answersOf(values: Record<string, string>) {
  const answers = read(values).data?.answers ?? [];
  return Object.fromEntries(answers.map(({ id, value }) => [id, value]));
}

function withLimit(maxCount: number): Question[] {
  return questions.flatMap((question) => (question.kind === 'multiple' ? [{ ...question, maxCount }] : []));
}

describe('the answers of a survey', () => {
  test('[SURV-08] must be there where they are required, and may be missing elsewhere', () => {
    expect(errorsOf({})).toEqual({ q0: 'Выберите вариант ответа', q2: 'Выберите вариант ответа' });
    expect(answersOf(required)).toEqual({ purpose: 'tariff', ease: '1' });
    const text = questions.flatMap((question) =>
      question.kind === 'text' ? [{ ...question, isRequired: true }] : [],
    );
    expect(errorsOf({ q3: '  ' }, text)).toEqual({ q3: 'Выберите вариант ответа' });
  });

  test('[SURV-10] [SURV-11] are no more than a question takes', () => {
    const all = { 'q1-0': 'on', 'q1-1': 'on', 'q1-2': 'on' };
    expect(errorsOf({ ...required, ...all })).toEqual({ q1: 'Выберите не больше 2 вариантов' });
    expect(errorsOf(all, withLimit(1))).toEqual({ q1: 'Можно выбрать только 1 вариант' });
    expect(errorsOf(all, withLimit(3))).toEqual({});
    expect(answersOf({ ...required, 'q1-0': 'on', 'q1-2': 'on' })['missing']).toEqual(['prices', 'speed']);
  });

  test('[SURV-09] are 1500 characters long at most where they are free', () => {
    const text = 'я'.repeat(1500);
    expect(answersOf({ ...required, q3: text })['comment']).toBe(text);
    expect(errorsOf({ ...required, q3: `${text}я` })).toEqual({ q3: 'Сократите ответ до 1500 символов' });
    // A browser counts the end of a line as one sign, and posts it as two.
    const lines = `${'я\r\n'.repeat(749)}яя`;
    expect(errorsOf({ ...required, q3: lines })).toEqual({});
  });

  test('have the words of «Другое», and its own value without words', () => {
    const words = { 'q0-other': ' Проверить покрытие ' };
    expect(answersOf({ ...required, q0: '2', ...words })['purpose']).toBe('Проверить покрытие');
    expect(answersOf({ ...required, q0: '2' })['purpose']).toBe('other');
    expect(answersOf({ ...required, q0: '0', ...words })['purpose']).toBe('tariff');
    expect(answersOf({ q2: '0', ...words })['purpose']).toBe('Проверить покрытие');
    const long = { ...required, q0: '2', 'q0-other': 'я'.repeat(201) };
    expect(errorsOf(long)).toEqual({ 'q0-other': 'Сократите ответ до 200 символов' });
  });

  test('are those that were offered, and nothing else that is posted comes back', () => {
    expect(errorsOf({ q0: '7', q2: 'constructor' })).toEqual({
      q0: 'Выберите вариант ответа',
      q2: 'Выберите вариант ответа',
    });
    expect(read({ ...required, q9: 'x', 'q1-9': 'on', q3: '' }).data?.values).toEqual(required);
  });
});
