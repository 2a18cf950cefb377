// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { renderHtml } from '#blocks/ui/testing/render-html';
import type { AnySnapshot } from '#registry/define-flow';
import type { Place, Props } from './contract';
import { flow } from './flow';
import { NO_OFFER } from './load-offer.server';
import type { Order, States } from './machine';
import { NOTHING_CHOSEN, toReceipt } from './offer';
import View from './view';

const HOUSE: Place = { address: 'г Москва, ул Липовая Аллея, д 3', guid: 'h', network: 'own', parts: null };
const UNASKED: Place = { address: '', guid: '', network: 'own', parts: null };
const props: Props = { ...flow.props.parse({}), offer: NO_OFFER };
const captcha = { id: 'c', image: '/captcha/c/k.png', failures: 0 };
const receipt = toReceipt(NO_OFFER, NOTHING_CHOSEN, '');

function show(snapshot: AnySnapshot): HTMLElement {
  const place = { instance: 'flow-1', identity: '', windowId: null };
  const state = { instance: 'flow-1', snapshot, sealed: '', turn: 0 };
  return renderHtml(
    <View place={{ ...place, posted: { state, isTarget: false, peers: [] } }} props={props} />,
  );
}
const buttonsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('button')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

function order(place: Place): Order {
  return { kind: 'home', tariff: '', place, chosen: NOTHING_CHOSEN, steps: ['options'] };
}

describe('the request', () => {
  const request = (place: Place): States['request'] => ({ ...order(place), receipt, captcha });

  test('[CONV-05] has «Назад» where the check of the address was part of the flow, and not otherwise', () => {
    const buttons = (place: Place) => buttonsOf(show({ state: 'request', data: request(place) }));
    expect(buttons(HOUSE)).toContain('Назад');
    expect(buttons(UNASKED)).not.toContain('Назад');
    expect(buttons(UNASKED)).toContain('Изменить выбор');
  });

  test('[HOME-415] says nothing of options that did not load', () => {
    const page = show({ state: 'request', data: request(HOUSE) });
    expect(page.querySelector('[role="alert"]')).toBeNull();
    expect(page.textContent).not.toContain('не\u00a0загрузился');
    expect(page.textContent).toContain('специалист назовёт');
  });
});

test('the first step of a choice leads back to the address, where it was asked for', () => {
  const buttons = (place: Place) => buttonsOf(show({ state: 'options', data: order(place) }));
  expect(buttons(HOUSE)).toContain('Назад');
  expect(buttons(UNASKED)).not.toContain('Назад');
});
