import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { getFeedbackForms } from '#schemas/gateway/feedback';
import { databases } from '#tests/databases';
import { createGateway } from '../gateway/create-gateway';
import { SILENT_OBSERVER } from '../gateway/silent-observer';
import { createEntries, type Entries } from '../store/entries';
import { openStore } from '../store/open-store';
import type { Store } from '../store/tables';
import { answerFromStore } from './answer-from-store';

const ANNA = { id: null, name: 'Анна' };
const UUID = '2b2a8560-5338-5e87-9af7-3f88ff353bfc';
const form = (title: string) => ({ id: '501', title, fields: [] });

describe.each(databases)('forms that are published in $name', ({ createPlace }) => {
  let store: Store;
  let entries: Entries;
  const calls: string[] = [];
  beforeAll(async () => {
    store = await openStore(await createPlace());
    entries = createEntries(store, Date.now);
  });
  afterAll(() => store.destroy());

  async function publish(body: unknown, scope: { audience: '' | 'b2b'; region: string }) {
    const made = await entries.create({ kind: 'form', name: UUID, ...scope }, JSON.stringify(body), ANNA);
    if (made.outcome !== 'created') throw new Error(made.outcome);
    const mark = (await entries.open(made.entry.id))?.mark ?? '';
    await entries.publish(made.entry.id, { mark, note: '' }, ANNA);
    return made.entry;
  }

  async function ask(uuid: string, audience: 'b2c' | 'b2b' = 'b2c', code = 'moscow') {
    const operator = async (request: Request) => {
      calls.push(new URL(request.url).pathname);
      return Response.json([form('Оператора')]);
    };
    const gateway = createGateway({
      transport: answerFromStore(store, operator),
      origin: 'http://operator.invalid',
      observer: SILENT_OBSERVER,
    });
    const forms = await gateway({ region: { id: '1', code }, audience }).call(getFeedbackForms, {
      query: { uuid },
    });
    return forms.map((one) => one?.title);
  }

  test('take the place of the operator’s, in their scope; all others are still the operator’s', async () => {
    expect(await ask(UUID)).toEqual(['Оператора']);
    await publish([form('Наша')], { audience: '', region: '' });
    await publish({ forms: [form('Бизнесу')] }, { audience: 'b2b', region: '' });
    const regional = await publish([form('Петербургу'), null], { audience: '', region: 'spb' });
    calls.length = 0;
    expect(await ask(UUID)).toEqual(['Наша']);
    expect(await ask(UUID, 'b2b')).toEqual(['Бизнесу']);
    expect(await ask(UUID, 'b2c', 'spb')).toEqual(['Петербургу', undefined]);
    expect(calls).toEqual([]);
    expect(await ask('another-page')).toEqual(['Оператора']);
    expect(calls).toEqual([getFeedbackForms.path]);
    await entries.unpublish(regional.id, ANNA);
    expect(await ask(UUID, 'b2c', 'spb')).toEqual(['Наша']);
  });

  test('that are no list are the operator’s', async () => {
    const entry = await entries.find({ kind: 'form', name: UUID, audience: '', region: '' });
    const mark = (await entries.open(entry?.id ?? ''))?.mark ?? '';
    const saved = await entries.save(entry?.id ?? '', { body: '{"forms":"none"}', mark }, ANNA);
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    await entries.publish(entry?.id ?? '', { mark: saved.mark, note: '' }, ANNA);
    expect(await ask(UUID)).toEqual(['Оператора']);
    expect(await ask('\0')).toEqual(['Оператора']);
  });
});
