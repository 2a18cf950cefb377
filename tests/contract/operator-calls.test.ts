import { beforeAll, describe, expect, test } from 'vitest';
import { createGateway } from '#cms/gateway/create-gateway';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import { createHttpTransport } from '#cms/gateway/transport';
import type { CallContract } from '#schemas/gateway/call';
import { gatewayCalls } from '#schemas/testing/gateway-calls';
import { startFakeGateway, type FakeGateway } from '../integration/fake-gateway';
import { listDeclaredNames, listGivenNames } from './operator-calls/field-names';
import type { OperatorCall } from './operator-calls/operator-call';
import { operatorCalls } from './operator-calls/table';
import { toExpected, toInput, toPath, toReceived } from './operator-calls/wire';

/**
 * The operator's calls as the specification writes them, compared with what the site's client puts on the wire: each
 * call is made once, by its contract, to a listener that stands where the operator's API would.
 */
let listener: FakeGateway;
let gateway: ScopedGateway;

beforeAll(async () => {
  listener = await startFakeGateway();
  const open = createGateway({
    transport: createHttpTransport(),
    origin: listener.origin,
    observer: SILENT_OBSERVER,
  });
  gateway = open({ region: { id: '77', code: 'moscow' }, audience: 'b2b' });
});

/** Makes a call by its contract; gives what arrived at the listener, and what the client made of the answer. */
async function make(call: OperatorCall) {
  listener.answers.set(toPath(call), { body: call.gives });
  const before = listener.calls.length;
  const outcome = await gateway.ask(requireContract(call.call), toInput(call));
  return { requests: listener.calls.slice(before), outcome };
}

function requireContract(id: string): CallContract {
  const contract = gatewayCalls.find((known) => known.id === id);
  if (!contract) throw new Error(`There is no contract "${id}": name the one that makes this call`);
  return contract;
}

test.each(operatorCalls.map((call) => [call.rows.join('] ['), call.sends, call] as const))(
  '[%s] %s',
  async (_rows, _sends, call) => {
    const { requests, outcome } = await make(call);

    expect(await Promise.all(requests.map(toReceived))).toEqual([await toExpected(call)]);
    expect(outcome).toMatchObject({ ok: true, answer: call.gives });
  },
);

test('[ACCT-401] no call names a role: what somebody may do hangs on their number and token alone', () => {
  const names = gatewayCalls.flatMap(({ path, pathParams, query, body, headers = {} }) => [
    path,
    ...Object.keys(headers),
    ...listDeclaredNames(pathParams),
    ...listDeclaredNames(query),
    ...listDeclaredNames(body),
  ]);
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => /role|permission|privilege/i.test(name))).toEqual([]);
});

/** What a flow puts into a call, or how often it makes one: the flow's tests show it. */
const OF_FLOWS = ['CONN-409', 'CONN-410', 'CONN-411', 'FORM-464'];

describe('a contract', () => {
  test.each(gatewayCalls.map((contract) => [contract.id, contract] as const))(
    '%s stands in the table, with these parameters and no others',
    (id, { rows, pathParams, query, body }) => {
      const written = operatorCalls.filter(({ call }) => call === id);
      expect(written.length, 'write the call out in tests/contract/operator-calls').toBeGreaterThan(0);
      expect(new Set(written.flatMap((call) => call.rows))).toEqual(
        new Set(rows.filter((row) => !OF_FLOWS.includes(row))),
      );

      for (const [part, schema] of Object.entries({ path: pathParams, query, body })) {
        const values = written.map((call) => new Map(Object.entries(toInput(call))).get(part));
        const given = new Set(values.flatMap(listGivenNames));
        const declared = new Set(listDeclaredNames(schema));
        const ofForm = part === 'body' && written.some(({ hasOwnFields }) => hasOwnFields);

        expect([...declared].filter((name) => !given.has(name))).toEqual([]);
        expect([...given].filter((name) => !declared.has(name) && !ofForm)).toEqual([]);
        for (const value of values) expect(schema?.safeParse(value ?? {}).error).toBeUndefined();
      }
    },
  );
});
