// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import type { AnySnapshot } from '#registry/define-flow';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import type { Loaded, Props } from './contract';
import { flow } from './flow';
import { loadTariffs } from './load-tariffs.server';
import { machine } from './machine';
import View from './view';

/** The tariffs of a page, as the operator knows them. */

const UUID = '70000001-0000-4000-8000-000000000001';
const page = { uuid: UUID, components: [] } as unknown as Parameters<typeof loadTariffs>[0]['page'];
const query = new URLSearchParams();

const start = {
  id: 'start',
  title: 'Старт',
  productPrice: { amount: 450, period: '30 дней' },
  connection: { fast: true, billingIds: ['10101'], sim: true, mnp: true },
};
const calls = {
  id: 'calls',
  title: 'Звонки',
  productPrice: { amount: 390, discount: 300 },
  connection: { fast: true, billingIds: ['10104'], options: [{ billingId: '30101', variation: 'ms' }] },
};
const calm = { id: 'calm', title: 'Спокойный', connection: { fast: false, ussd: '*105#' } };
const old = { id: 'old', title: 'Старый', archive: true };

async function load(answer: FakeAnswers[string], { pin = null, uuid = UUID as string | null } = {}) {
  const faults: string[] = [];
  const { ask, calls: asked } = createFakeAsk({ 'tariff.get': answer });
  const report = ({ message }: { message: string }) => void faults.push(message);
  const loaded = await loadTariffs({ ask, pin, query, page: { ...page, uuid }, report });
  return { loaded, asked, faults };
}

const propsOf = (loaded: Loaded, given: object = {}): Props => ({ ...flow.props.parse(given), ...loaded });
const propsWith = async (...tariffs: { id: string; title: string }[]) =>
  propsOf((await load({ ...tariffs[0], tariffs })).loaded);

function show(props: Props, snapshot: AnySnapshot = machine.start(props)): HTMLElement {
  const place = { instance: 'flow-1', identity: '', windowId: 'connect' };
  const state = { instance: 'flow-1', snapshot, sealed: '', turn: 0 };
  return renderHtml(
    <View place={{ ...place, posted: { state, isTarget: false, peers: [] } }} props={props} />,
  );
}

const wordsOf = (element: HTMLElement) => (element.textContent ?? '').replace(/\s/g, ' ');

describe('the tariff of a page', () => {
  test('is asked for by the uuid of the page, with the price that its card has', async () => {
    const { loaded, asked } = await load(calls);
    expect(asked).toEqual([{ id: 'tariff.get', input: { query: { uuid: UUID } } }]);
    const price = { amountKopecks: 30_000, oldAmountKopecks: 39_000 };
    const connection = { ...calls.connection, options: [] };
    const tariff = { id: 'calls', title: 'Звонки', price, connection, additions: [], isClosed: false };
    expect(loaded).toEqual({ tariffs: [tariff], about: 'tariff calls', chosen: '' });
  });

  test('is connected at once, and its price stands in the window', async () => {
    const props = propsOf((await load(calls)).loaded);
    expect(machine.start(props).state).toBe('add');
    expect(wordsOf(show(props))).toContain('300 ₽');
  });

  test('[CONN-212] is what the flow is about: with another one a visitor begins anew', async () => {
    const identities = [calls, start].map(async (tariff) =>
      flow.identity?.(propsOf((await load(tariff)).loaded)),
    );
    expect(await Promise.all(identities)).toEqual(['tariff calls', 'tariff start']);
  });

  test('that is closed is not connected, and leads to the others', async () => {
    const props = propsOf((await load(old)).loaded);
    expect(machine.start(props)).toEqual({ state: 'closed', data: {} });
    expect(find(show(props), 'a').getAttribute('href')).toBe('/tariffs/all');
  });

  test('that is not there is no tariff at all: the page has none, or the operator knows none', async () => {
    const nothing = { tariffs: [], about: '', chosen: '' };
    expect((await load({ status: 404, refused: null })).loaded).toEqual(nothing);
    const { loaded, asked } = await load(start, { uuid: null });
    expect([loaded, asked]).toEqual([nothing, []]);
  });

  test('whose ways lead nowhere safe is left out, and editors are told', async () => {
    const unsafe = { ...calls, connection: { lkLink: 'javascript:alert(1)' } };
    const { loaded, faults } = await load({ ...start, tariffs: [start, unsafe] });
    expect(loaded.tariffs?.map(({ id }) => id)).toEqual(['start']);
    expect(faults).toEqual([expect.stringContaining('calls')]);
  });

  test('cannot be asked for when the operator is away; who has begun stays where they are', async () => {
    const away = { status: 503, refused: null };
    await expect(load(away)).rejects.toThrow('the operator says nothing');
    const { ask } = createFakeAsk({ 'tariff.get': away });
    const loaded = await loadTariffs({ ask, pin: 'tariff calls', page, query, report: () => undefined });
    expect(loaded).toEqual({ tariffs: null, about: 'tariff calls', chosen: '' });
    expect(flow.identity?.(propsOf(loaded))).toBe('tariff calls');
  });

  test('is promised to publishing where there is one alone', async () => {
    const offersOf = (props: Props) => flow.offers?.(props, page).map(({ id, pointer }) => [id, pointer]);
    expect(offersOf(propsOf((await load(old)).loaded))).toEqual([['old', '/props']]);
    expect(offersOf(await propsWith(start, calls))).toEqual([]);
    const named = propsOf({ tariffs: null, about: '', chosen: '' }, { tariff: { id: 'start' } });
    expect(offersOf(named)).toEqual([['start', '/props/tariff/id']]);
    const isMet = (loaded: Loaded) => flow.requires?.[0]?.isMet(propsOf(loaded), {} as never, null);
    expect([
      isMet({ tariffs: [], about: '', chosen: '' }),
      isMet({ tariffs: null, about: '', chosen: '' }),
    ]).toEqual([false, true]);
  });

  test('is not asked for where the content names its own', async () => {
    const { ask, calls: asked } = createFakeAsk({});
    const named = flow.props.parse({ tariff: { id: 'start' } });
    expect(await flow.load?.(named, { ask } as never)).toEqual({ tariffs: null, about: '', chosen: '' });
    expect(asked).toEqual([]);
  });
});

describe('the tariffs of a showcase', () => {
  test('are a choice, each with its price; closed ones are no part of it', async () => {
    const props = await propsWith(start, calls, calm, old);
    const html = show(props);
    const radios = [...html.querySelectorAll<HTMLInputElement>('[type="radio"]')];
    expect(radios.map(({ name, value }) => [name, value])).toEqual([
      ['productId', 'start'],
      ['productId', 'calls'],
      ['productId', 'calm'],
    ]);
    expect(wordsOf(html)).toContain('450 ₽ за 30 дней');
    expect(find(html, 'form').getAttribute('action')).toBe('#connect');
  });

  test.each([
    ['start', 'actions'],
    ['calls', 'add'],
    ['calm', 'ways'],
  ])('of them %s leads to %s, and Back to the choice', async (choice, state) => {
    const first = machine.start(await propsWith(start, calls, calm));
    const chosen = machine.next(first, { type: 'CHOOSE', choice });
    expect(chosen).toMatchObject({ state, data: { tariff: { id: choice } } });
    expect(machine.next(chosen, { type: 'BACK' })).toEqual(first);
  });

  test('of them none that is not there can be chosen, closed ones neither', async () => {
    const first = machine.start(await propsWith(start, calls, old));
    for (const choice of ['old', 'constructor', '']) {
      expect(machine.next(first, { type: 'CHOOSE', choice })).toBe(first);
    }
  });

  test('are chosen from without scripts by the same form, which says when nothing was', async () => {
    const props = await propsWith(start, calls, old);
    const snapshot = { state: 'choice', data: { choice: [] } } as const;
    const choose = (productId: string) =>
      actions.choose(createFakeContext({ input: { productId }, props, snapshot }));
    expect((await choose('calls')).event).toEqual({ type: 'CHOOSE', choice: 'calls' });
    expect((await choose('old')).rejected).toMatchObject({ field: 'productId' });
  });

  test('[CONN-202] one that was chosen stands in the title, also in a window that has another', async () => {
    const props = { ...(await propsWith(start, calls)), isTitled: false };
    const first = machine.start(props);
    expect(find(show(props, first), 'h2').closest('.visually-hidden')).not.toBeNull();
    const title = find(show(props, machine.next(first, { type: 'CHOOSE', choice: 'calls' })), 'h2');
    expect(title.textContent).toBe('Подключить «Звонки»');
    expect(title.closest('.visually-hidden')).toBeNull();
  });
});

describe('what a post acts on', () => {
  const tariff = { id: 'calls', title: 'Звонки', change: 'fast', hasActions: false } as const;
  const carried = { tariff, choice: [] };
  const at = { ...noNumber, ...carried, msisdn: '79261112233', codeLength: 6, resendAt: 181_000 };
  const code = { state: 'confirm', data: { ...at } } as const;
  const answer = { id: 'change-1', price: 300 };

  test('is the tariff of the step, in the words that the operator has for it now', async () => {
    const { ask, calls: asked } = createFakeAsk({ 'tariffChange.detail': answer });
    const given = { input: { code: '123456' }, snapshot: code, props: await propsWith(start, calls), ask };
    const { event } = await actions.confirm(createFakeContext(given));
    // What could be added to it is not: the visitor was shown the price without.
    expect(asked[0]?.input).toMatchObject({ body: { ratePlanID: '10104', parameters: [] } });
    expect(event).toMatchObject({ price: { amountKopecks: 30_000 } });
  });

  test('is gone when the operator has closed it meanwhile, or says nothing of it: nothing is asked then', async () => {
    const closed = await propsWith(start, { ...calls, archive: true } as typeof calls);
    const away = propsOf({ tariffs: null, about: 'tariff calls', chosen: '' });
    const refused = [closed, away].map(async (props) => {
      const { ask, calls: asked } = createFakeAsk({});
      const given = { input: { code: '123456' }, snapshot: code, props, ask };
      return [(await actions.confirm(createFakeContext(given))).rejected?.status, asked.length];
    });
    expect(await Promise.all(refused)).toEqual([
      [409, 0],
      [503, 0],
    ]);
  });

  test('is what was previewed, whatever the page says by the time it is confirmed', async () => {
    const { ask, calls: asked } = createFakeAsk({ 'tariffChange.confirm': { ok: true } });
    const order = { ratePlanID: '10104', parameters: [] };
    const preview = flow.samples.PREVIEWED[0]?.preview;
    if (preview === undefined) throw new Error('there is a sample');
    const data = { ...carried, msisdn: '79261112233', preview, price: null, chosen: '', isOtherPrice: false };
    const given = { input: {}, snapshot: { state: 'detail', data } as const, ask };
    const memo = { smsCode: '123456', order: JSON.stringify(order) };
    const done = await actions.change(createFakeContext({ ...given, props: await propsWith(start), memo }));
    expect(done.event).toEqual({ type: 'CHANGED' });
    expect(asked[0]?.input).toMatchObject({ body: order });
  });
});
