import { describe, expect, test } from 'vitest';
import { getSurvey } from '#schemas/gateway/survey';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import type { Survey } from './contract';
import { flow } from './flow';
import { machine } from './machine';
import { SAMPLE_ANSWERS, SAMPLE_SURVEY } from './sample-survey';

const props = flow.props.parse({});
const loading = machine.start(props);
const questions = machine.next(loading, { type: 'LOADED', survey: SAMPLE_SURVEY });
const sendError = machine.next(questions, { type: 'SEND_FAILED', values: SAMPLE_ANSWERS });
const loadError = machine.next(loading, { type: 'LOAD_FAILED' });
const success = machine.next(questions, { type: 'SENT' });

const GIVEN = {
  contactId: 'site-7',
  header: { text: 'Как вам сайт?' },
  blocks: [
    { id: 'why', type: 'question', text: 'Зачем пришли?', questionnaire: { type: 'text', answers: [] } },
  ],
};

describe('the states of the survey', () => {
  test('[SURV-06] are loading, questions, loading error, success and send error', () => {
    expect([loading, questions, loadError, success, sendError].map(({ state }) => state)).toEqual([
      'loading',
      'questions',
      'loadError',
      'success',
      'sendError',
    ]);
    expect(machine.next(loadError, { type: 'LOADED', survey: SAMPLE_SURVEY })).toEqual(questions);
    expect(machine.isFinal('success')).toBe(true);
  });

  test('[SURV-07] are all left for the first one when the survey is closed', () => {
    for (const left of [questions, loadError, success, sendError]) {
      expect(machine.next(left, { type: 'RESET' })).toEqual(loading);
    }
  });

  test('lead from a failed sending back to the questions, with what was answered', () => {
    expect(machine.next(sendError, { type: 'RETRY' })).toEqual({
      state: 'questions',
      data: { survey: SAMPLE_SURVEY, values: SAMPLE_ANSWERS },
    });
  });
});

describe('the survey is loaded', () => {
  const load = (answers: FakeAnswers) => {
    const fake = createFakeAsk(answers);
    const input: Record<string, never> = {};
    const snapshot = { state: 'loading', data: {} } as const;
    const context = createFakeContext({ input, snapshot, props });
    return { calls: fake.calls, result: actions.load({ ...context, ask: fake.ask }) };
  };

  test('[SURV-15] [SURV-401] from its call, and its name stays under the seal', async () => {
    const { calls, result } = load({ 'survey.get': GIVEN });
    expect(await result).toMatchObject({
      event: { type: 'LOADED', survey: { title: 'Как вам сайт?', questions: [{ id: 'why', kind: 'text' }] } },
      memo: { contactId: 'site-7' },
    });
    expect(calls.map(({ id }) => id)).toEqual(['survey.get']);
    expect([getSurvey.method, getSurvey.path]).toEqual(['GET', '/api/lk/feedback/survey/alwaysOn']);
    expect(JSON.stringify((await result).event)).not.toContain('site-7');
  });

  test('or is not: refused, or with nothing to ask', async () => {
    const failed = { event: { type: 'LOAD_FAILED' } };
    expect(await load({ 'survey.get': { status: 503, refused: null } }).result).toEqual(failed);
    expect(await load({ 'survey.get': { ...GIVEN, blocks: [] } }).result).toEqual(failed);
  });
});

describe('the answers are sent', () => {
  const send = async (answers: FakeAnswers, values: Record<string, string> = SAMPLE_ANSWERS) => {
    const fake = createFakeAsk(answers);
    const snapshot = { state: 'questions', data: { survey: SAMPLE_SURVEY, values: {} } } as const;
    const input = flow.actions.send.input({ data: snapshot.data }).parse(values);
    const context = createFakeContext({ input, snapshot, props, memo: { contactId: 'site-7' } });
    return { calls: fake.calls, result: await actions.send({ ...context, ask: fake.ask }) };
  };

  test('[SURV-05] [SURV-16] [SURV-402] as a list of id and value, to the survey of this id', async () => {
    const { calls, result } = await send({ 'survey.send': { ok: true } });
    expect(result).toEqual({ event: { type: 'SENT' } });
    expect(calls).toEqual([
      {
        id: 'survey.send',
        input: {
          path: { id: 'site-7' },
          body: [
            { id: 'purpose', value: 'Проверить покрытие' },
            { id: 'missing', value: ['prices'] },
            { id: 'ease', value: '5' },
          ],
        },
      },
    ]);
  });

  test.each([
    ['refused', { status: 500, refused: null }],
    ['not done', { ok: false }],
  ])('or %s: then they are kept', async (_, answer) => {
    const { result } = await send({ 'survey.send': answer });
    expect(result).toEqual({ event: { type: 'SEND_FAILED', values: SAMPLE_ANSWERS } });
  });
});

test('the sample is a survey with a question of each kind', () => {
  const kinds: readonly Survey['questions'][number]['kind'][] = ['single', 'multiple', 'scale', 'text'];
  expect(SAMPLE_SURVEY.questions.map(({ kind }) => kind)).toEqual(kinds);
});
