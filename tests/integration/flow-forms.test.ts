import { array, assert, asyncProperty, boolean, constantFrom, oneof, string, tuple } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { listInputFields, toInputSchema } from '#registry/read-action';
import { noteFigure } from '#tests/trust-figures';
import { propertyRuns } from '#tests/property-runs';
import { placedCases, sealStep, type PlacedCase } from './flow-places';
import { FORM, DATA } from './post-flow';
import { SECRET, startSite, type SiteProcess } from './site-process';

/** Whatever is posted to a flow: never a fault of the server, and what is not valid says what is wrong (trust.md, 5). */

const RUNS = 10;
const PLAUSIBLE = [
  '79261112233',
  '+7 (926) 111-22-33',
  '8 916 111 22 33',
  '1234',
  '123456',
  '300',
  'card',
  'sbp',
  '',
];
const HOSTILE = [
  '__proto__',
  '[object Object]',
  'null',
  '{"$gt":""}',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%00',
  '\u0000\u0001\u001f',
  '\ud800',
  '٣٤٥',
  'NaN',
  '1e309',
  '-1',
  '9'.repeat(400),
  'я'.repeat(3000),
  '../../etc',
];
const text = oneof(
  constantFrom(...PLAUSIBLE),
  constantFrom(...HOSTILE),
  string({ unit: 'binary', maxLength: 60 }),
);
const UNKNOWN: [string, string][] = [
  ['constructor', 'x'] as [string, string],
  ['__proto__', 'x'] as [string, string],
  ['toString', ''] as [string, string],
  ['_peer.__proto__', 'x'] as [string, string],
  ['_turn', '1e9'] as [string, string],
  ['ещё', '1'] as [string, string],
  ['_event', 'constructor'] as [string, string],
  ['_event', 'NOTHING'] as [string, string],
];

let site: SiteProcess;
let posts = 0;
let invalid = 0;
let visitors = 0;
beforeAll(async () => {
  site = await startSite({ SESSION_SECRET: SECRET, TRUST_PROXY: '1' });
});

interface Target {
  action: string;
  snapshot: { state: string; data: object };
}

/** Each action in each state that it is legal in, as a visitor would come there. */
function listTargets({ flow, walk }: PlacedCase): Target[] {
  return Object.entries(flow.actions).flatMap(([action, { from }]) =>
    from.flatMap((state) => {
      const visit = walk.visits.find(({ snapshot }) => snapshot.state === state);
      if (visit === undefined) return [];
      // A code that is still good, else nothing behind that is reached.
      const data = {
        ...visit.snapshot.data,
        ...('resendAt' in visit.snapshot.data && { resendAt: Date.now() + 90_000 }),
      };
      return [{ action, snapshot: { state, data } }];
    }),
  );
}

async function send({ place }: PlacedCase, target: Target, fields: [string, string][], isData: boolean) {
  posts += 1;
  const visitor = `visitor-${String((visitors += 1)).padStart(16, '0')}`;
  const body = new URLSearchParams([
    ['_flow', place.definition.type],
    ['_instance', place.instance],
    ['_action', target.action],
    ['_step', sealStep(place, visitor, target.snapshot)],
    ...fields,
  ]);
  return site.send({
    path: place.path + (isData ? DATA : ''),
    method: 'POST',
    body: body.toString(),
    headers: {
      ...FORM,
      origin: `http://moscow.localhost:${site.port}`,
      cookie: `visitor=${visitor}`,
      'x-forwarded-for': `10.${visitors % 250}.${Math.floor(visitors / 250) % 250}.1`,
    },
  });
}

/** What the site reads: a field that came twice is a list. */
function toValues(fields: [string, string][]): Record<string, unknown> {
  const sent = new URLSearchParams(fields);
  const names = [...new Set(sent.keys())].filter((name) => !name.startsWith('_'));
  return Object.fromEntries(
    names.map((name) => {
      // A browser's form has CR LF, and URLSearchParams no lone surrogates.
      const all = sent.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
}

const toScope = ({ props }: PlacedCase['place'], { data }: Target['snapshot']) => ({
  props,
  data,
  now: Date.now(),
});

/** The errors that a post must bring; null when its shape is right, and the operator judges it. */
function expectErrors({ flow, place }: PlacedCase, { action, snapshot }: Target, fields: [string, string][]) {
  const values = toValues(fields);
  const name = flow.actions[action]?.meant?.(values, snapshot.data) ?? action;
  const meant = flow.actions[name];
  const read = meant && toInputSchema(meant, toScope(place, snapshot)).safeParse(values);
  return read?.success === false ? new Set(read.error.issues.map(({ path }) => String(path[0] ?? ''))) : null;
}

/** Posts the fields, alone and with unknown ones beside them. */
async function check(one: PlacedCase, target: Target, fields: [string, string][], isData: boolean) {
  const answer = await send(one, target, fields, isData);
  expect([target, fields, isData ? answer.status === 200 : answer.status < 500]).toEqual([
    target,
    fields,
    true,
  ]);
  const expected = expectErrors(one, target, fields);
  if (expected === null) return;
  invalid += 1;
  const withUnknown = await send(one, target, [...fields, ...UNKNOWN], isData);
  expect(withUnknown.status).toBe(answer.status);
  if (isData) {
    expect([target, fields, new Set(Object.keys(readErrors(answer.body, one)))]).toEqual([
      target,
      fields,
      expected,
    ]);
    expect(readErrors(withUnknown.body, one)).toEqual(readErrors(answer.body, one));
  } else expect([answer.status, answer.body.includes('data-error-summary')]).toEqual([422, true]);
}

describe.each(placedCases)('posts to $type', (one) => {
  test('of any text, twice, too long, with unknown fields: refused at their fields, never with a fault', async () => {
    const targets = listTargets(one);
    expect(targets.length).toBeGreaterThan(0);
    for (const [index, target] of targets.entries()) {
      const action = one.flow.actions[target.action];
      const names = action === undefined ? [] : listInputFields(action).map(({ name }) => name);
      const fields = array(tuple(constantFrom(...names, 'msisdn'), text), { maxLength: 5 });
      const property = asyncProperty(fields, boolean(), (given, isData) => check(one, target, given, isData));
      await assert(property, propertyRuns(RUNS, 20_261_121 + index));
    }
    const flows = placedCases.length;
    noteFigure(
      5,
      'generated-forms',
      `${posts} posts to ${flows} flows in every state, ${invalid} kinds invalid: 0 faults, each refused at its field`,
    );
  });
});

function readErrors(body: string, { place }: PlacedCase): Record<string, string> {
  const { flows }: { flows: Record<string, { errors?: Record<string, string> }> } = JSON.parse(body);
  return flows[place.instance]?.errors ?? {};
}
