// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { renderHtml } from '#blocks/ui/testing/render-html';
import type { AnySnapshot } from '#registry/define-flow';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import type { Props } from './contract';
import { flow } from './flow';
import { loadTariffs } from './load-tariffs.server';
import { machine } from './machine';
import View from './view';

/** What a visitor has chosen on the page, a pack of the constructor or an add-on of a card: it goes along. */

type Page = Parameters<typeof loadTariffs>[0]['page'];
type Snapshot = Parameters<typeof machine.next>[0];

const pack = (calls: number, traffic: number, value: number) => ({
  packId: `${traffic}_${calls}`,
  calls: { value: calls },
  traffic: { value: traffic },
  payment: { value },
  buyLink: `/order?pack=${traffic}_${calls}`,
});
/** 300 or 600 minutes, 10 or 30 ГБ; no pack of the most of both. */
const built = {
  id: 'build',
  title: 'Сам собери',
  productPrice: { amount: 500, period: '30 дней' },
  servicePacks: [pack(300, 10, 550), pack(600, 10, 650), pack(300, 30, 750)],
  connection: { fast: true, billingIds: ['10103'], sim: true, ussd: '*105#' },
};
const cinema = {
  id: 'kino',
  title: 'Кино',
  connection: { billingIds: ['30501'] },
  payment: { value: 200 },
  payment_discount: { value: 150 },
};
const together = {
  id: 'together',
  title: 'Вместе',
  productPrice: { amount: 990, discount: 790 },
  groups: [{ code: 'leisure', title: 'Досуг', options: [cinema] }],
  connection: { fast: true, billingIds: ['10205'], options: [{ billingId: '30501', variation: 'ext' }] },
};
const calm = { id: 'calm', title: 'Спокойный', connection: { ussd: '*105#' } };

const constructorOf = (props: object = {}) => ({ type: 'tariff-constructor', props, children: [] });

async function load(answer: object, { query = '', components = [constructorOf()] as object[] } = {}) {
  const { ask } = createFakeAsk({ 'tariff.get': answer });
  const page = { uuid: '70000001-0000-4000-8000-000000000003', components } as unknown as Page;
  const context = { ask, page, pin: null, query: new URLSearchParams(query), report: () => undefined };
  const props: Props = { ...flow.props.parse({}), ...(await loadTariffs(context)) };
  return props;
}
const loadShowcase = (...tariffs: { id: string; title: string }[]) =>
  load({ ...tariffs[0], tariffs }, { components: [] });

function show(props: Props, snapshot: AnySnapshot = machine.start(props)): HTMLElement {
  const place = { instance: 'flow-1', identity: '', windowId: null };
  const state = { instance: 'flow-1', snapshot, sealed: '', turn: 0 };
  return renderHtml(
    <View place={{ ...place, posted: { state, isTarget: false, peers: [] } }} props={props} />,
  );
}
const wordsOf = (props: Props, snapshot?: AnySnapshot) =>
  (show(props, snapshot).textContent ?? '').replace(/\s/g, ' ');

const choose = (props: Props, choice: string) =>
  machine.next(machine.start(props), { type: 'CHOOSE', choice });

/** Where the code is asked for, of what was chosen in this step. */
function atCode({ data }: Snapshot) {
  if (!('tariff' in data)) throw new Error('nothing was chosen');
  const { tariff, choice } = data;
  const sent = { ...noNumber, msisdn: '79261112233', codeLength: 6, resendAt: 181_000 };
  return { state: 'confirm', data: { ...sent, tariff, choice } } as const;
}

async function preview(props: Props, chosen: Snapshot, answer: object) {
  const { ask, calls } = createFakeAsk({ 'tariffChange.detail': { id: 'change-1', ...answer } });
  const given = { input: { code: '123456' }, snapshot: atCode(chosen), props, ask };
  return { result: await actions.confirm(createFakeContext(given)), asked: calls[0]?.input };
}

describe('a pack of the constructor', () => {
  test('without scripts is the one that the query of its form names, with its price and where it is bought', async () => {
    const props = await load(built, { query: 'calls=600&traffic=10' });
    const words = wordsOf(props);
    expect(words).toContain('10 ГБ и 600 минут');
    expect(words).toContain('650 ₽ за 30 дней');
    expect(words).not.toContain('500 ₽');
    expect(show(props).querySelector('a')?.getAttribute('href')).toBe('/order?pack=10_600');
  });

  test.each([
    ['at the first position of both', [constructorOf()], '550 ₽'],
    [
      'where its properties say, wherever it stands',
      [{ ...constructorOf(), type: 'section', children: [constructorOf({ startTraffic: 2 })] }],
      '750 ₽',
    ],
    [
      'nowhere when it is dropped: the price is the tariff’s',
      [constructorOf({ startCalls: 2, startTraffic: 2 })],
      '500 ₽',
    ],
    ['nowhere on a page without it', [], '500 ₽'],
  ])('[TRF-270][TRF-271] begins %s', async (_name, components, price) => {
    expect(wordsOf(await load(built, { components }))).toContain(price);
  });

  test('with scripts is the one that the sliders stand at, of those that there are', async () => {
    const props = await load(built);
    expect(wordsOf(props, choose(props, 'build+30_300'))).toContain('750 ₽');
    expect(wordsOf(props, choose(props, 'build'))).toContain('500 ₽');
    const start = machine.start(props);
    expect(machine.next(start, { type: 'CHOOSE', choice: 'another+30_300' })).toBe(start);
  });

  test('[CONN-413][CONN-415] is asked of the operator by its id, and what was previewed is what is confirmed', async () => {
    const props = await load(built);
    const order = { ratePlanID: '10103', parameters: [{ billingId: '30_300' }] };
    const { result, asked } = await preview(props, choose(props, 'build+30_300'), { price: 750 });
    expect(asked).toMatchObject({ body: order });
    expect(result).toMatchObject({
      event: { type: 'PREVIEWED', price: { amountKopecks: 75_000 }, isOtherPrice: false },
      memo: { order: JSON.stringify(order) },
    });
  });

  test('that the operator does not sell is not connected, as any other would be', async () => {
    const props = await load(built);
    const chosen = choose(props, 'build+99_999');
    expect(wordsOf(props, chosen)).not.toContain('₽');
    const { result, asked } = await preview(props, chosen, { price: 1 });
    expect([result.rejected?.status, asked]).toEqual([409, undefined]);
  });

  test('costs what the operator says; where that is another sum than on the page, the window says so', async () => {
    const props = await load(built);
    const { result } = await preview(props, choose(props, 'build+30_300'), { price: 500, totalCharge: 500 });
    if (result.rejected !== undefined || result.event.type !== 'PREVIEWED')
      throw new Error('it is previewed');
    const code = atCode(choose(props, 'build+30_300'));
    const words = wordsOf(props, machine.next(code, result.event));
    expect(words).toContain('Цена отличается от той, что была на странице');
    expect(words).toContain('500 ₽');
    expect(words).not.toContain('750 ₽');
  });

  test('does not go by a command or a text: there the window names what comes, and its price', async () => {
    const slow = { ...built, connection: { ...built.connection, fast: false, sim: false } };
    const words = wordsOf(await load(slow));
    expect(words).toContain(
      'Набор «10 ГБ и 300 минут» так не подключить: будет обычный набор тарифа — 500 ₽',
    );
    expect(words).not.toContain('550 ₽');
  });
});

describe('an add-on of a card', () => {
  test('is in the price of the window as in that of the card', async () => {
    const props = await loadShowcase(together, calm);
    const words = wordsOf(props, choose(props, 'together+kino'));
    expect(words).toContain('С опцией «Кино»');
    expect(words).toContain('940 ₽');
    expect(words).toContain('1 140 ₽');
    expect(wordsOf(props, choose(props, 'together'))).toContain('790 ₽');
  });

  test('[CONN-402][CONN-415] is asked of the operator with its variation', async () => {
    const props = await loadShowcase(together, calm);
    const enableOptions = [{ id: '30501', name: 'Кино', price: 150 }];
    const { result, asked } = await preview(props, choose(props, 'together+kino'), {
      price: 790,
      enableOptions,
    });
    expect(asked).toMatchObject({
      body: { ratePlanID: '10205', parameters: [{ billingId: '30501', connectionType: 'ext' }] },
    });
    expect(result).toMatchObject({ event: { isOtherPrice: false } });
  });

  test('that the operator has left out of its price is told of', async () => {
    const props = await loadShowcase(together, calm);
    const { result } = await preview(props, choose(props, 'together+kino'), { price: 790 });
    expect(result).toMatchObject({ event: { isOtherPrice: true } });
  });
});
