import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ComposerData } from '#cms/composing/composer-item';
import { propertyRuns } from '#tests/property-runs';
import { createPageHistory, TYPING_PAUSE_MS } from './page-history';

const pageOf = (...texts: string[]): ComposerData => ({
  root: { props: { text: '{}' } },
  content: texts.map((text, at) => ({ type: 'text', props: { id: `item-${at}`, text } })),
});
const ALONE = { place: null, at: 0 };

describe('the history of a page', () => {
  test('has nothing to take back at first', () => {
    const history = createPageHistory(pageOf());
    expect([history.read(), history.back(), history.forward()]).toEqual([
      { canUndo: false, canRedo: false, turns: 0 },
      null,
      null,
    ]);
  });

  test('takes back each of two steps at the same moment, and does both again', () => {
    const history = createPageHistory(pageOf());
    history.note(pageOf('a'), ALONE);
    history.note(pageOf('a', 'b'), ALONE);
    expect([history.back(), history.back()]).toEqual([pageOf('a'), pageOf()]);
    expect([history.forward(), history.forward()]).toEqual([pageOf('a'), pageOf('a', 'b')]);
    expect(history.read()).toEqual({ canUndo: true, canRedo: false, turns: 4 });
  });

  test('does not take the state that it gave for a new step', () => {
    const history = createPageHistory(pageOf());
    history.note(pageOf('a'), ALONE);
    history.back();
    history.note(pageOf(), ALONE);
    expect(history.forward()).toEqual(pageOf('a'));
  });

  test('forgets what was taken back once something else is done', () => {
    const history = createPageHistory(pageOf());
    history.note(pageOf('a'), ALONE);
    history.back();
    history.note(pageOf('b'), ALONE);
    expect([history.forward(), history.back()]).toEqual([null, pageOf()]);
  });

  test('tells its listeners of each change, until they leave', () => {
    const history = createPageHistory(pageOf());
    const told: boolean[] = [];
    const leave = history.subscribe(() => told.push(history.read().canUndo));
    history.note(pageOf('a'), ALONE);
    history.back();
    leave();
    history.forward();
    expect(told).toEqual([true, false]);
  });

  test('gives back, step by step, every state that there was, and does them all again', () => {
    const states = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(states, (texts) => {
        const history = createPageHistory(pageOf());
        for (const text of texts) history.note(pageOf(text), ALONE);
        const all = [pageOf(), ...texts.map((text) => pageOf(text))];
        expect(texts.map(() => history.back())).toEqual(all.slice(0, -1).toReversed());
        expect(texts.map(() => history.forward())).toEqual(all.slice(1));
      }),
      propertyRuns(100, 20_261_122),
    );
  });
});

describe('what is typed', () => {
  const type = (
    texts: readonly string[],
    { places, pause }: { places: readonly string[]; pause: number },
  ) => {
    const history = createPageHistory(pageOf(''));
    for (const [at, text] of texts.entries()) {
      history.note(pageOf(text), { place: places[at % places.length], at: at * pause });
    }
    return history;
  };

  test('in one place without a pause is one step', () => {
    const history = type(['п', 'пр', 'при'], { places: ['title'], pause: TYPING_PAUSE_MS - 1 });
    expect([history.back(), history.back(), history.forward()]).toEqual([pageOf(''), null, pageOf('при')]);
  });

  test.each([
    ['after a pause', { places: ['title'], pause: TYPING_PAUSE_MS }],
    ['in another place', { places: ['title', 'text'], pause: 1 }],
  ])('%s is a step of its own', (_, how) => {
    expect(type(['п', 'пр'], how).back()).toEqual(pageOf('п'));
  });

  test('right after something was taken back is a step of its own', () => {
    const history = type(['п', 'пр'], { places: ['title'], pause: TYPING_PAUSE_MS });
    history.back();
    history.note(pageOf('пс'), { place: 'title', at: TYPING_PAUSE_MS + 1 });
    expect(history.back()).toEqual(pageOf('п'));
  });
});
