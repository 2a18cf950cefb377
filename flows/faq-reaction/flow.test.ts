import { describe, expect, test } from 'vitest';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import type { Props } from './contract';
import { flow } from './flow';
import { loadArticle } from './load-article.server';
import { machine } from './machine';

const props: Props = { ...flow.props.parse({}), articleId: '7' };
const question = { state: 'question', data: {} } as const;
const reason = { state: 'reason', data: {} } as const;

function prepare(answers: FakeAnswers) {
  const { ask, calls } = createFakeAsk(answers);
  return { calls, given: { ask, props } };
}

describe('faq-reaction', () => {
  test('[FAQ-402] likes the article of the page, and remembers it for the visit', async () => {
    const { given, calls } = prepare({ 'faq.like': { success: true, likes: 4 } });
    const done = await actions.like(createFakeContext({ ...given, input: {}, snapshot: question }));
    expect(done).toEqual({ event: { type: 'LIKED' }, remember: { 'faq-7': 'yes' } });
    expect(calls).toEqual([{ id: 'faq.like', input: { query: { id: '7' } } }]);
    expect(machine.next(question, { type: 'LIKED' }).state).toBe('thanks');
  });

  test('[FAQ-401] sends the reason with the words, and leads on', async () => {
    const { given, calls } = prepare({ 'faq.feedback': { success: true } });
    const input = flow.actions.sendFeedback.input.parse({ reason: 'wrong', text: ' Комиссия есть ' });
    const done = await actions.sendFeedback(createFakeContext({ ...given, input, snapshot: reason }));
    expect(done).toMatchObject({ event: { type: 'TOLD' } });
    expect(calls).toEqual([
      {
        id: 'faq.feedback',
        input: { query: { id: '7' }, body: { text: 'Устарело или неверно: Комиссия есть' } },
      },
    ]);
    expect(machine.next(reason, { type: 'TOLD' }).state).toBe('told');
  });

  test.each([{}, { reason: 'rude' }, { reason: 'other', text: 'я'.repeat(1001) }])(
    'takes no feedback like %j',
    (input) => {
      expect(flow.actions.sendFeedback.input.safeParse(input).success).toBe(false);
    },
  );

  test('stays where it is when the operator does not take it', async () => {
    for (const answer of [{ success: false }, { status: 500, refused: {} }]) {
      const { given } = prepare({ 'faq.like': answer });
      const done = await actions.like(createFakeContext({ ...given, input: {}, snapshot: question }));
      expect(done).toMatchObject({ rejected: { status: 503 } });
    }
  });

  test('is asked once: a visit that has said something of this article begins with its thanks', () => {
    expect(flow.recall?.({ 'faq-7': 'yes' }, props)).toEqual({ type: 'LIKED' });
    expect(flow.recall?.({ 'faq-8': 'yes' }, props)).toBeNull();
  });

  test('[FAQ-02] knows the article by the last part of the address without «.html»', async () => {
    const { ask, calls } = createFakeAsk({
      'faq.article': { id: 7, title: 'Счёт', categoryId: 1, text: '' },
    });
    const page = { uuid: 'u-1' } as Parameters<typeof loadArticle>[0]['page'];
    expect(await loadArticle({ ask, page, path: '/help/faq/schet.html', pin: null })).toEqual({
      articleId: '7',
    });
    expect(calls).toEqual([{ id: 'faq.article', input: { query: { uuid: 'u-1', slug: 'schet' } } }]);
  });
});
