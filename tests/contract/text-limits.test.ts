import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { DOCUMENT_KINDS } from '#schemas/documents/document-kinds';
import { requireKind } from '#cms/kinds/kinds';
import { toDateSchema, toTimeSchema } from '#schemas/forms/date-rules';
import type { TextRule } from '#schemas/forms/form-plan';
import { toTextSchema } from '#schemas/forms/text-rules';
import { componentEnvelope } from '#schemas/page';
import { limitedText } from '#schemas/values/limited-text';
import { gatewayCalls } from '#schemas/testing/gateway-calls';
import { toInputSchema } from '#registry/read-action';
import { registry } from '#app/catalog.server';
import { toGiven } from '#app/gallery/flow-states.server';
import { findLateLimits } from '../hostile/find-late-limits';
import { flowCases } from './flow-cases';

/** Of a hostile text only the length is ever looked at: each text has a limit, which comes first and aborts the rest. */

const actions = flowCases.flatMap(({ type, flow, walk }) =>
  Object.entries(flow.actions).map(([name, action]) => {
    const visits = walk.visits.filter(({ snapshot }) => action.from.includes(snapshot.state));
    const schemas = visits.map((visit) => toInputSchema(action, toGiven(flow, visit)));
    return { place: `${type} ${name}`, schemas };
  }),
);

test.each(actions)('$place: every text that a visitor posts has a limit before all else', ({ schemas }) => {
  expect(schemas.length).toBeGreaterThan(0);
  expect(schemas.flatMap((schema) => findLateLimits(schema, 'all'))).toEqual([]);
});

test.each(gatewayCalls.map((call) => [call.id, call] as const))(
  '%s: every text with a rule, sent or answered, has a limit before it',
  (_id, { pathParams, query, body, answer }) => {
    const parts = [pathParams, query, body, answer].filter((part) => part !== undefined);
    expect(parts.flatMap((part) => findLateLimits(part, 'costly'))).toEqual([]);
  },
);

test.each(registry.all().map(({ type, props }) => [type, props] as const))(
  '%s: every text of its props that has a rule has a limit before it',
  (_type, props) => {
    expect(findLateLimits(props, 'costly')).toEqual([]);
  },
);

test.each([
  ...DOCUMENT_KINDS.map((kind) => [kind, requireKind(kind).schema] as const),
  ['component', componentEnvelope] as const,
])('a stored %s: every text with a rule has a limit before it', (_kind, schema) => {
  expect(findLateLimits(schema, 'costly')).toEqual([]);
});

const DAYS = { min: '2020-01-01', max: '2030-01-01' };
const FORM_RULES: TextRule[] = [
  ...(['string', 'name', 'fio', 'email', 'email_dynamic', 'passport_series', 'passport_number'] as const),
  ...(['amount', 'integer', 'mobile', 'mobile_international'] as const),
];

test.each<[string, z.core.$ZodType]>([
  ...FORM_RULES.map((rule): [string, z.core.$ZodType] => [rule, toTextSchema(rule, true, true)]),
  ['date', toDateSchema(DAYS, 'нет')],
  ['time', toTimeSchema('нет')],
])('a field of a form of the kind %s has a limit before all else', (_rule, schema) => {
  expect(findLateLimits(schema, 'all')).toEqual([]);
});

describe('the walk', () => {
  const wrap = (text: z.ZodType) =>
    z.object({ list: z.array(z.union([z.number(), text.optional()])) }).transform((value) => value);
  const reasonOf = (text: z.ZodType, wanted: 'all' | 'costly' = 'costly') =>
    findLateLimits(wrap(text), wanted).map(({ path, reason }) => `${path}: ${reason}`);

  test.each<[string, z.ZodType, string]>([
    ['no limit at all', z.string().regex(/a/), 'no limit'],
    ['a format without one', z.url(), 'no limit'],
    ['a limit behind a rule', z.string().regex(/a/).max(9, { abort: true }), 'looked at before the limit'],
    ['a limit that lets the rules run', z.string().max(9).regex(/a/), 'the limit does not abort'],
  ])('finds %s, however deep', (_what, text, reason) => {
    expect(reasonOf(text)).toEqual([`.list.*: ${reason}`]);
  });

  test('asks for a limit without a rule where visitors write', () => {
    expect(reasonOf(z.string(), 'all')).toEqual(['.list.*: no limit']);
    expect(reasonOf(z.string(), 'costly')).toEqual([]);
    expect(reasonOf(z.string().trim().max(9, { abort: true }), 'all')).toEqual([
      '.list.*: looked at before the limit',
    ]);
  });

  test('passes a text that begins with its limit', () => {
    expect(reasonOf(limitedText(9).trim().regex(/a/).min(1), 'all')).toEqual([]);
  });
});

test('what is too long meets no rule: the first fault is the only one', () => {
  let looked = 0;
  const text = limitedText(3).refine(() => {
    looked += 1;
    return true;
  });
  expect(text.safeParse('four').error?.issues).toHaveLength(1);
  expect(looked).toBe(0);
});
