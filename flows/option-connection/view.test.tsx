// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import type { AnySnapshot } from '#registry/define-flow';
import type { Props } from './contract';
import { flow } from './flow';
import { machine } from './machine';
import View from './view';

const products = [
  { vaspId: 'one', title: 'Музыка', ussd: '*105*502#' },
  { vaspId: 'family', title: 'Музыка для семьи', price: { amountKopecks: 29_900, period: 'за 30 дней' } },
];
const propsOf = (subject: object): Props => ({
  ...flow.props.parse({ subject: { kind: 'vasp', products, ...subject } }),
  isKnown: false,
  ofPage: null,
  about: '',
});
const option = { kind: 'option', title: 'Раздача', connection: { fast: true, billingIds: ['30103'] } };

/** A step as the server renders it; the first one without a snapshot. */
function show(subject: object = {}, snapshot: AnySnapshot = machine.start(propsOf(subject))): HTMLElement {
  const place = { instance: 'flow-1', identity: 'music', windowId: null };
  const state = { instance: 'flow-1', snapshot, sealed: '', turn: 0 };
  const posted = { state, isTarget: false, peers: [] };
  return renderHtml(<View place={{ ...place, posted }} props={propsOf(subject)} />);
}

const wordsOf = (page: HTMLElement) => (page.textContent ?? '').replace(/\s/g, ' ');

describe('the steps of option-connection', () => {
  test('[CONN-102] of several products one is picked, each with its price', () => {
    const page = show();
    expect([...page.querySelectorAll<HTMLInputElement>('[type="radio"]')].map(({ value }) => value)).toEqual([
      'one',
      'family',
    ]);
    expect(wordsOf(page)).toContain('299 ₽ за 30 дней');
    expect(page.querySelector('[name="msisdn"]')).toBeNull();
  });

  test('[CONN-103] one product is not picked: its number is asked for at once', () => {
    const page = show({ products: products.slice(0, 1) });
    expect(page.querySelector('[type="radio"]')).toBeNull();
    expect(page.querySelector('[name="msisdn"]')).not.toBeNull();
  });

  test('[CONN-105] the number is asked for with the time that the connection takes', () => {
    const page = show(option);
    expect(find(page, 'h2').textContent).toBe('Подключить «Раздача»');
    expect(wordsOf(page)).toContain('Подключение в течение 10-15 минут');
  });

  test('[CONN-104][CONN-214] a vendor’s product ends with «Done!» and its name', () => {
    const page = show({}, { state: 'success', data: { productId: 'family' } });
    expect(find(page, 'h2').textContent).toBe('Done!');
    expect(wordsOf(page)).toContain('Музыка для семьи');
  });

  test('an option ends in Russian', () => {
    const page = show(option, { state: 'success', data: { productId: '30103' } });
    expect(find(page, 'h2').textContent).toBe('Готово');
    expect(wordsOf(page)).toContain('Раздача');
  });

  test('[CONN-205] without fast mode there are the other ways alone', () => {
    const page = show({ products: products.slice(0, 1), fast: false });
    expect(find(page, 'a').getAttribute('href')).toBe('tel:*105*502%23');
    expect(page.querySelector('form')).toBeNull();
  });

  test('[CONN-122] without a title there is an error and nothing else', () => {
    expect(wordsOf(show({ ...option, title: '' }))).toBe('Что-то пошло не так. Попробуйте позже.');
  });
});
