import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '#cms/store/open-store';
import { databases } from '#tests/databases';
import { createDeviceLinks } from './device-links.server';

const MINUTE = 60_000;
const SECRETS = ['a secret of more than thirty-two characters'] as const;
const PAGE = { path: '/esim/order', name: 'sim-esim-link' };
const VALUES = { process: 'process-1', msisdn: '79261112233' };

describe.each(databases)('in $name', async ({ createPlace }) => {
  const store = await openStore(await createPlace());
  afterAll(() => store.destroy());
  let time = 1_000_000;
  const links = createDeviceLinks(store, () => time, [...SECRETS]);

  test('a link leads to what it was made for, as often as it is looked at', async () => {
    const { token, until } = await links.make(PAGE, VALUES);
    expect(until).toBe(time + 30 * MINUTE);
    for (const _ of ['first', 'second'])
      expect(await links.find(token)).toEqual({ path: PAGE.path, name: PAGE.name, isOpen: true });
    expect(await links.read(PAGE.name, token)).toEqual(VALUES);
  });

  test('is used up once, whoever comes at the same time', async () => {
    const { token } = await links.make(PAGE, VALUES);
    const spent = await Promise.all([1, 2, 3].map(() => links.spend(PAGE.name, token)));
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(await links.read(PAGE.name, token)).toBeNull();
    expect(await links.find(token)).toMatchObject({ isOpen: false });
  });

  test('is over after half an hour, and forgotten after a day', async () => {
    const { token } = await links.make(PAGE, VALUES);
    time += 30 * MINUTE;
    expect(await links.read(PAGE.name, token)).toBeNull();
    expect(await links.spend(PAGE.name, token)).toBe(false);
    expect(await links.find(token)).toMatchObject({ isOpen: false });
    time += 24 * 60 * MINUTE + 1;
    await links.make(PAGE, VALUES);
    expect(await links.find(token)).toBeNull();
  });

  test('is nothing with a changed token, for another name, or signed by another secret', async () => {
    const { token } = await links.make(PAGE, VALUES);
    for (const changed of [changeAt(token, 0), changeAt(token, token.length - 1), token.slice(1), '']) {
      expect(await links.find(changed)).toBeNull();
      expect(await links.spend(PAGE.name, changed)).toBe(false);
    }
    expect(await links.read('sim-dsim-link', token)).toBeNull();
    expect(await links.spend('sim-dsim-link', token)).toBe(false);
    const foreign = createDeviceLinks(store, () => time, ['another secret of thirty-two characters']);
    expect(await foreign.find(token)).toBeNull();
    const rotated = createDeviceLinks(store, () => time, [
      'a newer secret of thirty-two characters',
      ...SECRETS,
    ]);
    expect(await rotated.read(PAGE.name, token)).toEqual(VALUES);
  });

  test('leaves neither the token nor the number in the database', async () => {
    const { token } = await links.make(PAGE, VALUES);
    const rows = JSON.stringify(await store.selectFrom('device_link').selectAll().execute());
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(VALUES.msisdn);
    expect(token).not.toContain(VALUES.msisdn);
  });
});

/** The text with another letter at one of its places. */
function changeAt(text: string, at: number): string {
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
}
