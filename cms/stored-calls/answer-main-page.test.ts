import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMainPage } from '#schemas/gateway/page';
import { databases } from '#tests/databases';
import { createGateway } from '../gateway/create-gateway';
import { SILENT_OBSERVER } from '../gateway/silent-observer';
import { createEntries } from '../store/entries';
import { openStore } from '../store/open-store';
import type { Store } from '../store/tables';
import { createEmbeddedSource } from '../sources/embedded-source';
import { answerMainPage } from './answer-main-page';

const ANNA = { id: null, name: 'Анна' };
const promotion = (title: string) => ({ id: '1', title });

describe.each(databases)('the data of the main page that are published in $name', (database) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await database.createPlace());
  });
  afterAll(() => store.destroy());

  async function publish(region: string, title: string) {
    const entries = createEntries(store, Date.now);
    const address = { kind: 'main-page', name: '', audience: '', region } as const;
    const made = await entries.create(address, JSON.stringify({ actions: [promotion(title)] }), ANNA);
    if (made.outcome !== 'created') throw new Error(made.outcome);
    const mark = (await entries.open(made.entry.id))?.mark ?? '';
    await entries.publish(made.entry.id, { mark, note: '' }, ANNA);
  }

  async function ask(code: string) {
    const operator = async () => Response.json({ actions: [promotion('Оператора')] });
    const gateway = createGateway({
      transport: answerMainPage(() => createEmbeddedSource(store), operator),
      origin: 'http://operator.invalid',
      observer: SILENT_OBSERVER,
    });
    const scope = { region: { id: '1', code }, audience: 'b2c' } as const;
    const { actions } = await gateway(scope).call(getMainPage, {});
    return actions.map(({ title }) => title);
  }

  test('[PAGE-35] take the place of the operator’s, a region’s own before those of all regions', async () => {
    expect(await ask('moscow')).toEqual(['Оператора']);
    await publish('', 'Наша');
    await publish('spb', 'Петербургу');
    expect(await ask('moscow')).toEqual(['Наша']);
    expect(await ask('spb')).toEqual(['Петербургу']);
  });
});
