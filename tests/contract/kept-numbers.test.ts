import { expect, test } from 'vitest';
import type { FlowAction } from '#registry/define-flow';
import { flowCases } from './flow-cases';

/** Forms of definitions keep the number by themselves: which of their fields it is, only the definition says. */
const BY_ITSELF: ReadonlySet<string> = new Set(['feedback-form']);
const TYPED = '+7 (926) 123 - 45 - 67';
const NUMBER = '79261234567';

/** Has the input a field that takes a number as a person types it? */
function takesNumber({ input }: FlowAction): boolean {
  if (typeof input === 'function' || !('shape' in input)) return false;
  const fields: [string, unknown][] = Object.entries(input.shape ?? {});
  return fields.some(
    ([, field]) =>
      typeof field === 'object' &&
      field !== null &&
      'safeParse' in field &&
      typeof field.safeParse === 'function' &&
      Object(field.safeParse(TYPED)).data === NUMBER,
  );
}

const cases = flowCases.filter(
  ({ type, flow }) => !BY_ITSELF.has(type) && Object.values(flow.actions).some(takesNumber),
);

test('the flows that take a number are found', () => {
  expect(cases.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['top-up', 'promised-payment', 'checkout', 'sim-order', 'home-internet']),
  );
});

test.each(cases.map(({ type, flow }) => [type, flow] as const))(
  'a flow that takes a number has the operator keep it: %s',
  (_type, flow) => {
    expect(Object.values(flow.actions).flatMap(({ keepsNumber }) => keepsNumber ?? [])).not.toEqual([]);
  },
);
