import { expect, test } from 'vitest';
import { compareTariffs } from '#schemas/gateway/tariffs';
import { createGateway, type CallEvent } from './create-gateway';
import { limitPatience } from './limit-patience';
import { SILENT_OBSERVER } from './silent-observer';

test('a caller without time is told of a timeout; who waits beside him has the answer, and it was one call', async () => {
  const events: CallEvent[] = [];
  const gateway = createGateway({
    transport: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return Response.json([{ id: 'maksimum', title: 'Максимум' }]);
    },
    origin: 'http://gateway.test',
    observer: { ...SILENT_OBSERVER, onCall: (event) => events.push(event) },
  });
  const patient = gateway({ region: { id: '1', code: 'moscow' }, audience: 'b2c' });
  const hurried = limitPatience(patient, () => 1);
  const query = { ids: 'maksimum' };

  const waiting = patient.ask(compareTariffs, { query });
  expect(await hurried.ask(compareTariffs, { query })).toMatchObject({ ok: false, reason: 'timeout' });
  expect(await hurried.call(compareTariffs, { query })).toEqual(compareTariffs.empty);
  expect(await waiting).toMatchObject({ ok: true, answer: [{ id: 'maksimum' }] });
  expect(events).toMatchObject([{ outcome: 'ok' }]);
});
