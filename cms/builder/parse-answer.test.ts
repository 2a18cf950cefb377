import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#tests/property-runs';
import { takeAllSteps } from '#schemas/values/steps';
import { parseAnswerInSteps } from './parse-answer';

const parse = (text: string) => takeAllSteps(parseAnswerInSteps(new TextEncoder().encode(text)));

/** Blanks in front change nothing but the length: the answer is now read part by part. */
const lengthen = (json: string) => ' '.repeat(1_000_001) + json;

describe('an answer of the Content API is read as JSON says', () => {
  test('short or long, also with letters of several bytes at the edges of its parts', () => {
    for (const edge of [0, 1, 2, 3]) {
      const answer = { title: 'ё😀'.repeat(300_000), at: ' '.repeat(edge), own: null };
      expect(parse(' '.repeat(edge) + JSON.stringify(answer))).toEqual(answer);
    }
  });

  test('whatever values it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify({ value });
        expect(parse(lengthen(json))).toEqual(JSON.parse(json));
      }),
      propertyRuns(30, 2211),
    );
  });

  test('a long one takes many steps, so that others are heard in between', () => {
    const steps = [...parseAnswerInSteps(new TextEncoder().encode(lengthen('{}')))];
    expect(steps.length).toBeGreaterThan(30);
  });

  test.each(['', '{"results": [', 'nope', '{"a": 1} x'])('«%s» is none, short or long', (text) => {
    expect(parse(text)).toBeUndefined();
    expect(parse(lengthen(text))).toBeUndefined();
  });

  test('a name that every object has by itself stays a plain field', () => {
    const read = parse(lengthen('{"__proto__": {"results": []}}'));
    expect(Object.keys(Object(read))).toEqual(['__proto__']);
  });
});
