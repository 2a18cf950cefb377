import { describe, expect, test } from 'vitest';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import { flow } from './flow';
import { machine } from './machine';

const HOUSE = 'г Москва, ул Липовая Аллея, д 3';
const house = { value: HOUSE, data: { houseguid: 'house-3' } };
const street = { value: 'г Москва, ул Липовая Аллея', data: { aoguid: 'street' } };
const elsewhere = {
  value: 'г Тверь, ул Липовая, д 1',
  data: { houseguid: 'house-1' },
  otherRegion: 'tver',
  otherRegionTitle: 'Тверская область',
};

async function check(
  input: { address: string; guid?: string },
  suggestions: readonly object[],
  answers: FakeAnswers = {},
) {
  const { ask, calls } = createFakeAsk({ 'address.suggest': { suggestions }, ...answers });
  const result = await actions.check(
    createFakeContext({
      ask,
      props: flow.props.parse({}),
      input: { guid: '', ...input },
      snapshot: machine.start(flow.props.parse({})) as { state: 'form'; data: never },
    }),
  );
  return { result, calls: calls.filter(({ id }) => id === 'address.check') };
}

describe('address-check', () => {
  test('[HOME-203][CONV-403] a house that was picked is asked for by its guid', async () => {
    const picked = { address: HOUSE, guid: 'house-3' };
    const { result, calls } = await check(picked, [house], { 'address.check': { result: true } });
    expect(calls).toEqual([{ id: 'address.check', input: { body: { houseGuid: 'house-3' } } }]);
    expect(result).toMatchObject({ event: { type: 'SUCCESS', address: HOUSE } });
  });

  test('[HOME-232] a house without the network leads to what there is instead', async () => {
    const picked = { address: HOUSE, guid: 'house-3' };
    const { result } = await check(picked, [house], { 'address.check': { result: false } });
    expect(result).toMatchObject({ event: { type: 'NOT_SUPPORTED', address: HOUSE } });
  });

  test('what the check said is what the visit begins with on its next page', async () => {
    const picked = { address: HOUSE, guid: 'house-3' };
    const { result } = await check(picked, [house], { 'address.check': { result: true } });
    const remembered = result.rejected === undefined ? (result.remember ?? {}) : {};
    const begun = flow.recall?.(remembered, flow.props.parse({}));
    expect(begun).toEqual({ type: 'SUCCESS', address: HOUSE });
    expect(flow.recall?.({}, flow.props.parse({}))).toBeNull();
  });

  test('[HOME-407][HOME-409][CONV-35] text alone, a street, or a house of another text are not enough: the list is given', async () => {
    const given = [
      await check({ address: 'липовая аллея' }, [street, house]),
      await check({ address: street.value }, [street]),
      await check({ address: 'совсем другая', guid: 'house-3' }, [street]),
    ];
    for (const { result, calls } of given) {
      expect(calls).toEqual([]);
      expect(result).toMatchObject({
        event: { type: 'FOUND' },
        rejected: { message: 'Введите полностью город, улицу, дом', field: 'address' },
      });
    }
  });

  test('[CONV-42] text that is the only suggestion to the letter is picked by itself, one of two is not', async () => {
    const answers = { 'address.check': { result: true } };
    const typed = { address: HOUSE.toUpperCase() };
    expect((await check(typed, [house], answers)).result.event?.type).toBe('SUCCESS');
    expect((await check(typed, [house, elsewhere], answers)).result.event?.type).toBe('FOUND');
    expect((await check({ address: `${HOUSE}а` }, [house], answers)).result.event?.type).toBe('FOUND');
  });

  test('[CONV-36][CONV-37][HOME-418] an address of another region is refused at its field, with the region by name', async () => {
    const { result, calls } = await check({ address: elsewhere.value, guid: 'house-1' }, [elsewhere]);
    expect(calls).toEqual([]);
    expect(result.rejected).toMatchObject({
      field: 'address',
      message: 'Хотите посмотреть тарифы для региона «Тверская область»?',
    });
  });

  test('[HOME-410] a check without a result says what the server says', async () => {
    const { result } = await check({ address: HOUSE, guid: 'house-3' }, [house], {
      'address.check': { result: null, error: 'Не удалось проверить адрес' },
    });
    expect(result.rejected).toMatchObject({ message: 'Не удалось проверить адрес', field: 'address' });
  });

  test('[HOME-411][HOME-245] a check that fails shows the general text', async () => {
    const { result } = await check({ address: HOUSE, guid: 'house-3' }, [house], {
      'address.check': { status: 500, refused: { message: 'Internal server error' } },
    });
    expect(result.rejected?.message).toBe('Ошибка сервера. Попробуйте позже');
  });

  test('a picked house is checked while suggestions are away', async () => {
    const { result } = await check({ address: HOUSE, guid: 'house-3' }, [], {
      'address.suggest': { status: 503, refused: null },
      'address.check': { result: true },
    });
    expect(result.event?.type).toBe('SUCCESS');
  });

  test('[HOME-406] an address is wanted, of three characters at least', () => {
    const { input } = flow.actions.check;
    for (const address of ['', '  ', 'Мо']) expect(input.safeParse({ address }).success).toBe(false);
    expect(input.safeParse({ address: 'Мос' }).success).toBe(true);
  });

  test('[HOME-249] another address begins with an empty field', () => {
    const success = { state: 'success', data: { address: HOUSE } } as const;
    expect(machine.next(success, { type: 'RESET_FORM' })).toEqual({
      state: 'form',
      data: { address: '', found: [] },
    });
  });

  test.each(flow.examples)('parses the example «$name»', ({ props }) => {
    expect(flow.props.safeParse(props).success).toBe(true);
  });
});
