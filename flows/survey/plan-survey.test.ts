import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { getSurvey } from '#schemas/gateway/survey';
import { planSurvey } from './plan-survey.server';

type Given = z.input<typeof getSurvey.answer>;
type Block = Given['blocks'][number];

const ask = (questionnaire: Block['questionnaire'], more: Partial<Block> = {}): Block => ({
  id: 'a',
  type: 'question',
  text: 'Что скажете?',
  questionnaire,
  ...more,
});

function plan(blocks: Block[], header: Given['header'] = { text: 'Опрос', description: 'Две минуты' }) {
  return planSurvey(getSurvey.answer.parse({ contactId: 1, header, blocks }));
}

const questionsOf = (blocks: Block[]) => plan(blocks)?.questions ?? [];
const numbers = (count: number) => Array.from({ length: count }, (_, index) => ({ value: index + 1 }));

function stepsOf(count: number): string[] {
  const [question] = questionsOf([ask({ type: 'scale', answers: numbers(count) })]);
  return question?.kind === 'scale' ? question.answers.map(({ label }) => label) : [];
}

describe('a survey that was loaded', () => {
  test('[SURV-03] is shown with its header, and each question with its text, description and answers', () => {
    const answers = [{ value: 'x', description: 'Ничего', another: true }, { value: 7 }];
    const [question] = questionsOf([
      ask({ type: 'multiple', answers, maxCount: 2 }, { required: true, description: 'Подумайте' }),
    ]);
    expect(question).toEqual({
      key: 'q0',
      id: 'a',
      kind: 'multiple',
      text: 'Что скажете?',
      description: 'Подумайте',
      isRequired: true,
      maxCount: 2,
      answers: [
        { value: 'x', label: 'Ничего', note: null, isOther: true },
        { value: '7', label: '7', note: null, isOther: false },
      ],
    });
    expect(plan([ask({ type: 'text' })])).toMatchObject({ title: 'Опрос', description: 'Две минуты' });
  });

  test('[SURV-04] asks the questions of known kinds and leaves the others out', () => {
    const answers = numbers(2);
    const known = ['single', 'multiple', 'scale', 'text'].map((type) => ask({ type, answers }));
    const unknown = [
      ask({ type: 'matrix', answers }),
      ask({ type: 'text' }, { type: 'banner' }),
      ask(undefined),
    ];
    const kinds = questionsOf([...unknown, ...known]).map(({ kind }) => kind);
    expect(kinds).toEqual(['single', 'multiple', 'scale', 'text']);
    expect(questionsOf([ask({ type: 'single' }), ask({ type: 'multiple' })])).toEqual([]);
  });

  test('[SURV-12] [SURV-13] has scales of 8 steps, or of as many as there are answers when those are fewer', () => {
    expect(stepsOf(0)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(stepsOf(11)).toHaveLength(8);
    expect(stepsOf(5)).toEqual(['1', '2', '3', '4', '5']);
  });

  test('[SURV-20] [SURV-21] thanks in the words of its notification block, or in those of the site', () => {
    const question = ask({ type: 'text' });
    const notification = { id: 'n', type: 'notification', text: 'До встречи!' };
    expect(plan([question])?.thanks).toBe('Спасибо за ваше мнение!');
    expect(plan([question, notification])?.thanks).toBe('До встречи!');
    expect(plan([question, { ...notification, text: ' ' }])?.thanks).toBe('Спасибо за ваше мнение!');
  });

  test('is none without a question', () => {
    expect(plan([])).toBeNull();
    expect(plan([{ id: 'n', type: 'notification', text: 'Спасибо' }])).toBeNull();
  });

  test('is as large as a form can carry: further questions, answers and words are left out', () => {
    const long = 'ж'.repeat(2000);
    const answers = Array.from({ length: 50 }, () => ({ value: 'v', description: long }));
    const questions = questionsOf(Array.from({ length: 60 }, () => ask({ type: 'single', answers })));
    expect(questions).toHaveLength(2);
    expect(Buffer.byteLength(JSON.stringify(questions))).toBeLessThan(33_000);
    const [first] = questions;
    expect(first?.kind === 'single' && first.answers.length).toBe(20);
    expect(first?.kind === 'single' && first.answers[0]?.label.length).toBe(300);
    expect(questionsOf(Array.from({ length: 60 }, () => ask({ type: 'text' }))).length).toBe(4);
  });
});
