import { describe, expect, test, vi } from 'vitest';
import { getOption } from '#schemas/gateway/options';
import { getTariff } from '#schemas/gateway/tariffs';
import type { CallContract, CallInput } from '#schemas/gateway/call';
import type { CallOutcome } from '#cms/gateway/call-outcome';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import { shareAnswers } from './share-answers';

function openGateway(outcome: CallOutcome<CallContract>) {
  const asked = vi.fn();
  const ask: ScopedGateway['ask'] = async <C extends CallContract>(contract: C, input: CallInput<C>) => {
    asked(contract.id, input);
    // The tests give what the call they make would be answered with.
    return outcome as CallOutcome<C>;
  };
  return { gateway: shareAnswers({ ask, call: () => Promise.reject(new Error('not used')) }), asked };
}

const tariff = { query: { uuid: 'one' } };
const refused: CallOutcome<CallContract> = { ok: false, reason: 'status', status: 404, body: null };

describe('the answers that a page shares', () => {
  test('are asked for once, by whoever comes first', async () => {
    const product = { id: 'start', title: 'Старт' };
    const { gateway, asked } = openGateway({ ok: true, answer: product });
    const outcome = await gateway.ask(getTariff, tariff);
    expect(outcome).toMatchObject({ ok: true });
    expect(await gateway.call(getTariff, tariff)).toEqual(product);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('are those of one call and one input', async () => {
    const { gateway, asked } = openGateway(refused);
    await gateway.call(getTariff, tariff);
    await gateway.call(getTariff, { query: { uuid: 'two' } });
    await gateway.call(getOption, tariff);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  test('are the declared empty value where the call failed', async () => {
    const { gateway } = openGateway(refused);
    expect(await gateway.call(getTariff, tariff)).toBeNull();
  });
});
