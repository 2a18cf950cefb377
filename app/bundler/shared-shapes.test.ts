import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { beginWithNothing } from './shared-shapes';

/** What is run in place of a source has to make the same objects. */

const change = (code: string) => beginWithNothing(code, parseAst(code));

test('an object that begins with a spread and goes on begins with nothing', () => {
  expect(change('f({ ...a, b: 1 })')).toBe('f({ ...null, ...a, b: 1 })');
  expect(change('x = { ...a, ...b }; y = { ...c, d }')).toBe(
    'x = { ...null, ...a, ...b }; y = { ...null, ...c, d }',
  );
  expect(change('x = { ...a, b: { ...c, d: 1 } }')).toBe('x = { ...null, ...a, b: { ...null, ...c, d: 1 } }');
  expect(change('x = { ...{ ...a, b: 1 }, c: 2 }')).toBe('x = { ...null, ...{ ...null, ...a, b: 1 }, c: 2 }');
});

test('everything else stays as it is', () => {
  const others = [
    'x = { ...a }',
    'x = { b: 1, ...a }',
    'x = [...a, 1]',
    'f(...a, 1)',
    'const { b, ...rest } = a',
    '"{ ...a, b }"',
  ];
  for (const code of others) expect(change(code)).toBe(code);
});

test('the objects are the same, with their properties in the same order', () => {
  const code = `(() => {
    const log = [];
    const given = { b: 1, get a() { log.push('a'); return 2; }, [Symbol.for('s')]: 3 };
    const own = JSON.parse('{"__proto__": {"admin": true}, "z": 1}');
    const made = [{ ...given, c: log.push('c') }, { ...own, a: 1 }, { ...undefined, b: 1 }, { ...'ab', b: 1 }];
    return [log, made.map((one) => Object.entries(Object.getOwnPropertyDescriptors(one))), made.map((one) => one.admin)];
  })()`;
  const run = (text: string): unknown => new Function(`return ${text}`)();
  expect(change(code)).not.toBe(code);
  expect(run(change(code))).toEqual(run(code));
});
