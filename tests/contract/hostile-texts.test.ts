import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { toInputSchema } from '#registry/read-action';
import { findStoredCall } from '#cms/stored-calls/answer-from-store';
import { createEntries } from '#cms/store/entries';
import type { EntryAddress, EntryKind } from '#cms/store/entry-address';
import { openStore } from '#cms/store/open-store';
import type { Store } from '#cms/store/tables';
import { getNews } from '#schemas/gateway/news';
import { getPromotion } from '#schemas/gateway/promotions';
import { gatewayCalls } from '#schemas/testing/gateway-calls';
import { toGiven } from '#app/gallery/flow-states.server';
import { readLocalEvent } from '#flows/kit/engine/flow-state';
import { mergeFiles } from '#app/flow-engine/posted-files';
import { createSealer } from '#app/flow-engine/seal.server';
import { readVisitMemory } from '#app/flow-engine/visit-memory.server';
import { readVisitor } from '#app/flow-engine/visitor.server';
import { readSessionToken } from '#app/studio/session/session-cookie.server';
import { findLegacyTarget, findStandIns, isOutsideSectionRoutes, toPagePath } from '#app/page/route-rules';
import { toKeyQuery } from '#app/page/key-parameters';
import { toCanonicalUrl } from '#app/server/http/canonical-url';
import { noteFigure } from '#tests/trust-figures';
import { createDirectory } from '#tests/databases';
import { fillText } from '../hostile/alphabets';
import { fillProps } from '../hostile/fill-props';
import { findCostly } from '../hostile/find-costly';
import { flowCases } from './flow-cases';

/**
 * No text costs more work than a plain one of its length: forty hostile alphabets in every field of every action, as
 * long as a whole post, in every parameter of every content call, and in addresses (trust.md, 5).
 */

const POST = 256 * 1024;
const QUERY = 8 * 1024;
const DOCUMENTS = 20;
const ANNA = { id: null, name: 'Анна' };

interface Field {
  name: string;
  read: (values: Record<string, string>) => unknown;
  /** Values of the other fields that pass, where some were found. */
  others: Record<string, string>;
}

const actions = flowCases.flatMap(({ type, flow, walk }) =>
  Object.entries(flow.actions).map(([name, action]) => {
    const visit = walk.visits.find(({ snapshot }) => action.from.includes(snapshot.state));
    if (visit === undefined) throw new Error(`${type} ${name}: no state has this action`);
    const schema = toInputSchema(action, toGiven(flow, visit));
    const read = (values: Record<string, string>) => {
      action.meant?.(values, visit.snapshot.data);
      return schema.safeParse(mergeFiles(values));
    };
    return { place: `${type} ${name}`, fields: listFields(schema, read) };
  }),
);

function listFields(schema: z.ZodType, read: Field['read']): Field[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const filled = Object.entries(Object(fillProps(schema, '1', 0)?.value));
  const others = Object.fromEntries(filled.map(([name, value]) => [name, String(value)]));
  return [...Object.keys(shape.properties ?? {}), 'unknown'].map((name) => ({ name, read, others }));
}

let posts = 0;

test.each(actions)('$place: no text of 256 KB in any field is much work', async ({ fields }) => {
  for (const { name, read, others } of fields) {
    const post = (alphabet: string) => {
      posts += 1;
      return read({ ...others, [name]: fillText(alphabet, POST) });
    };
    expect([name, await findCostly(post)]).toEqual([name, []]);
  }
});

describe('a content call', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await createDirectory());
    await publishMany('news', { title: 'Новость', date: '2026-11-20' });
    await publishMany('promotion', { title: 'Акция' });
    await publishMany('faq', { type: 'category', title: 'Разное' });
    await publishMany('banner', { title: 'Баннер', key: 'info_block', pages: ['/forhome'] });
  });
  afterAll(() => store.destroy());

  async function publishMany(kind: EntryKind, body: object): Promise<void> {
    const entries = createEntries(store, Date.now);
    for (let index = 0; index < DOCUMENTS; index += 1) {
      const address: EntryAddress = { kind, name: `${kind}-${index}`, audience: 'b2c', region: '' };
      await entries.create(address, JSON.stringify(body), ANNA);
      const id = (await entries.find(address))?.id ?? '';
      const published = await entries.publish(
        id,
        { mark: (await entries.open(id))?.mark ?? '', note: '' },
        ANNA,
      );
      expect(published).toMatchObject({ outcome: 'published' });
    }
  }

  const scope = { region: { id: '1', code: 'moscow', title: 'Москва' }, audience: 'b2c' } as const;
  const stored = gatewayCalls.filter(
    ({ method, path }) =>
      method === 'GET' && findStoredCall(path.replaceAll(/\{\w+\}/g, 'a'), new URLSearchParams()) !== null,
  );
  const namesOf = (schema: z.ZodType | undefined) =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

  test.each(stored.map((call) => [call.id, call] as const))(
    '%s: no text of 8 KB in any parameter, and in its path, is much work',
    async (_id, { path, query }) => {
      const ask = async (name: string, text: string) => {
        const pathname = path.replaceAll(/\{\w+\}/g, encodeURIComponent(text).slice(0, QUERY));
        const found = findStoredCall(pathname, new URLSearchParams([[name, text]]));
        await found?.answer(store, scope);
      };
      for (const name of [...namesOf(query), 'unknown']) {
        await ask(name, 'x');
        const costly = await findCostly((alphabet) => ask(name, fillText(alphabet, QUERY)));
        expect([name, costly]).toEqual([name, []]);
      }
    },
  );

  test('stands among those that are asked here', () => {
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining([getNews.id, getPromotion.id]));
  });
});

test('no text of 256 KB in a field of the engine’s own is much work', async () => {
  const sealer = createSealer(['a secret of more than thirty-two characters']);
  const binding = { flow: 'a', version: 1, path: '/', instance: 'a', visitor: 'v', identity: '' };
  const read = (text: string) => {
    sealer.open(text, binding, 0);
    readLocalEvent(text);
    readVisitMemory(`visit_memory=${text}`, { secrets: ['s'], visitor: 'v', secure: false }, 0);
    readVisitor(`visitor=${text}`, { secure: false });
    readSessionToken(`studio=${text}`, { PUBLIC_SCHEME: 'http' });
  };
  expect(await findCostly((alphabet) => read(fillText(alphabet, POST)))).toEqual([]);
});

test('an address of 8 KB is not much work for whoever reads one', async () => {
  const read = (text: string) => {
    const address = `/${text}`;
    toCanonicalUrl(address);
    toKeyQuery(`/?q=${text}`);
    findLegacyTarget(address, '');
    findStandIns(address);
    isOutsideSectionRoutes(address);
    toPagePath(address);
  };
  expect(await findCostly((alphabet) => read(fillText(alphabet, QUERY)))).toEqual([]);
  noteFigure(
    5,
    'hostile-texts',
    `${posts} texts of 256 KB in every field of every action: none is much work`,
  );
});

describe('the measure', () => {
  const late = z.object({
    amount: z
      .string()
      .max(40)
      .regex(/^(\d[\d\s]*)(?:[.,]0{1,2})?\s*₽?$/),
  });

  /** Long enough that a fast machine takes twice what the measure lets pass. */
  test('tells a field whose limit lets a slow rule run, and of what it is slow', async () => {
    const read = (alphabet: string) => late.safeParse({ amount: fillText(alphabet, 40_000) });
    expect(await findCostly(read, [' ', '\r\n', 'x', 'я'])).toEqual([' ', '\r\n']);
  });
});
