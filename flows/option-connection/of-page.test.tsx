// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import type { Loaded, Props } from './contract';
import { flow } from './flow';
import { loadOption } from './load-option.server';
import { machine } from './machine';
import View from './view';

/** The option of a page, as the operator knows it. */

const UUID = '70000002-0000-4000-8000-000000000005';
const page = { uuid: UUID } as Parameters<typeof loadOption>[0]['page'];
const calls = {
  id: 'zvonki',
  title: 'Звонки',
  productPrice: { amount: 180, period: '30 дней' },
  connection: { fast: true, billingIds: ['30201'], popupNotice: 'Хватит ли денег на счёте' },
};

async function load(answer: FakeAnswers[string], pin: string | null = null) {
  const faults: string[] = [];
  const { ask } = createFakeAsk({ 'option.get': answer });
  const report = ({ message }: { message: string }) => void faults.push(message);
  return { loaded: await loadOption({ ask, pin, page, report }), faults };
}

const propsOf = (loaded: Loaded, given: object = {}): Props => ({ ...flow.props.parse(given), ...loaded });
const propsWith = async (answer: FakeAnswers[string], given: object = {}) =>
  propsOf((await load(answer)).loaded, given);

function show(props: Props): HTMLElement {
  const place = { instance: 'flow-1', identity: '', windowId: 'connect', posted: null };
  return renderHtml(<View place={place} props={props} />);
}

const wordsOf = (element: HTMLElement) => (element.textContent ?? '').replace(/\s/g, ' ');

describe('the option of a page', () => {
  test('is asked for by the uuid, and connected with its price and the operator’s words', async () => {
    const props = await propsWith(calls);
    expect(machine.start(props)).toMatchObject({ state: 'add', data: { productId: '30201' } });
    const words = wordsOf(show(props));
    expect(words).toContain('180 ₽ за 30 дней');
    expect(words).toContain('Хватит ли денег на счёте');
  });

  test('[CONN-205] that is not fast has its other ways alone', async () => {
    const props = await propsWith({ ...calls, connection: { ussd: '*105*201#' } });
    expect(find(show(props), 'a').getAttribute('href')).toBe('tel:*105*201%23');
    expect(show(props).querySelector('form')).toBeNull();
  });

  test('that is closed says so, and leads to the others', async () => {
    const props = await propsWith({ ...calls, archive: true });
    expect(machine.start(props).state).toBe('closed');
    expect(find(show(props), 'a').getAttribute('href')).toBe('/services');
  });

  test('[CONN-212] is what the flow is about; who has begun stays there when the operator is away', async () => {
    expect(flow.identity?.(await propsWith(calls))).toBe('option zvonki');
    const away = { status: 503, refused: null };
    await expect(load(away)).rejects.toThrow('the operator says nothing');
    expect(flow.identity?.(propsOf((await load(away, 'option zvonki')).loaded))).toBe('option zvonki');
  });

  test('is wanted by publishing, which is told of one that cannot be connected', async () => {
    const isMet = (loaded: Loaded) => flow.requires?.[0]?.isMet(propsOf(loaded), {} as never, null);
    const none = await load({ status: 404, refused: null });
    const unsafe = await load({ ...calls, connection: { lkLink: 'javascript:alert(1)' } });
    expect([isMet(none.loaded), isMet(unsafe.loaded), isMet((await load(calls)).loaded)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(unsafe.faults).toEqual([expect.stringContaining('zvonki')]);
    const offers = flow.offers?.(await propsWith(calls), page);
    expect(offers).toEqual([{ kind: 'option', id: UUID, pointer: '/props' }]);
  });

  test.each(['option', 'service'] as const)('[CONN-422] is connected by the calls of an %s', async (kind) => {
    const { ask, calls: asked } = createFakeAsk({
      'msisdn.isOperator': { ok: true },
      'option.connect': { ok: true },
    });
    const snapshot = { state: 'add', data: { ...noNumber, productId: '30201', choice: [] } } as const;
    const props = await propsWith(calls, { kind });
    await actions.sendCode(createFakeContext({ input: { msisdn: '79261112233' }, snapshot, props, ask }));
    expect(asked.at(-1)?.input).toMatchObject({ path: { type: kind }, body: { billing_id: '30201' } });
  });
});
