import { describe, expect, test } from 'vitest';
import { actions } from '#flows/sms-sender/actions.server';
import { flow } from '#flows/sms-sender/flow';
import { createFakeContext } from '#flows/kit/testing/fake-context';
import { toAsk } from './ask-operator';

/** What a visitor reads when the operator refuses a flow's call with this body. */
async function readRefusal(body: unknown): Promise<string | undefined> {
  const ask = toAsk({ ask: async () => ({ ok: false, reason: 'status', status: 500, body }) });
  const data = { msisdn: '79261112233', recipient: '79263334455', status: 'SENT' } as const;
  const snapshot = { state: 'success', data } as const;
  const props = flow.props.parse({});
  const { rejected } = await actions.checkStatus(createFakeContext({ ask, props, snapshot, input: {} }));
  return rejected?.message;
}

describe('the text of a server error in a flow', () => {
  test('[PAGE-405] is error.message, whatever else the answer says', async () => {
    expect(await readRefusal({ error: { message: 'Номер занят' }, message: 'другое' })).toBe('Номер занят');
  });

  test('[PAGE-406] is message when there is no error.message', async () => {
    expect(await readRefusal({ error: { code: '7' }, message: 'Номер занят' })).toBe('Номер занят');
  });

  test.each([{}, null, 'garbage', { error: {} }, { message: 7 }])(
    '[PAGE-407] is the one default message for %j',
    async (body) => {
      expect(await readRefusal(body)).toBe('Ошибка сервера. Попробуйте позже');
    },
  );
});
