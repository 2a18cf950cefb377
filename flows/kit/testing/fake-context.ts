import { readGatewayError } from '#schemas/gateway/errors';
import type { ActionContext } from '#registry/define-flow';
import type { Ask } from '../engine/ask';

/** For tests of actions: the operator answers what it is told to, and remembers what it was asked. */

interface Call {
  id: string;
  input: unknown;
}

/** An answer by the call's id, or a refusal with its status and body. A call without one fails the test. */
export type FakeAnswers = Readonly<Record<string, object | { status: number | null; refused: unknown }>>;

export function createFakeAsk(answers: FakeAnswers): { ask: Ask; calls: Call[] } {
  const calls: Call[] = [];
  const ask: Ask = async (contract, input) => {
    calls.push({ id: contract.id, input });
    const given = answers[contract.id];
    if (given === undefined) throw new Error(`the test has no answer for "${contract.id}"`);
    if ('refused' in given && 'status' in given) {
      return { ok: false, status: Number(given.status), error: readGatewayError(given.refused) };
    }
    return { ok: true, answer: contract.answer.parse(given) as never };
  };
  return { ask, calls };
}

type Given<Input, Snapshot, Props> = Pick<
  ActionContext<Input, Snapshot, Props>,
  'input' | 'snapshot' | 'props'
> &
  Partial<ActionContext<Input, Snapshot, Props>>;

/** The context of an action on 1970-01-01 in Moscow, where nothing was asked of the operator yet. */
export function createFakeContext<Input, Snapshot, Props>(
  given: Given<Input, Snapshot, Props>,
): ActionContext<Input, Snapshot, Props> {
  return {
    memo: {},
    now: 0,
    audience: 'b2c',
    ask: createFakeAsk({}).ask,
    page: { title: 'Страница', address: 'https://moscow.example.test/page' },
    pins: { put: async () => '', get: async () => null },
    openFile: async () => null,
    forgetFile: async () => undefined,
    rememberPhone: () => undefined,
    deviceLinks: {
      make: async () => ({ address: 'https://moscow.example.test/continue/sample', until: 1_800_000 }),
      read: async () => null,
      spend: async () => false,
    },
    shop: { expectOrder: () => undefined, keepOrder: async () => undefined },
    region: { id: '1', code: 'moscow', title: 'Москва' },
    isTrustedAddress: (address) =>
      address.startsWith('/') || address.startsWith('https://bank.example.test/'),
    ...given,
  };
}
