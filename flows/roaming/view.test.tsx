// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { toExampleProps, type AnySnapshot } from '#registry/define-flow';
import type { Props } from './contract';
import { flow } from './flow';
import { machine } from './machine';
import View from './view';

function propsOf(name: string): Props {
  const example = flow.examples.find((one) => one.name === name);
  if (example === undefined) throw new Error(`there is no example «${name}»`);
  // An example is what its own definition has parsed.
  return toExampleProps(flow, example) as Props;
}

function show(props: Props, snapshot: AnySnapshot): HTMLElement {
  const state = { instance: 'flow-1', snapshot, sealed: '', turn: 0 };
  const posted = { state, isTarget: false, peers: [] };
  return renderHtml(
    <View place={{ instance: 'flow-1', identity: '', windowId: null, posted }} props={props} />,
  );
}

const plain = propsOf('страна с платой за сутки');
const home = propsOf('страна с ценами как дома');
const chinese = propsOf('китайская схема');
const at = (props: Props, state: 'goodbye' | 'calculator' | 'chinese') =>
  show(props, { state, data: machine.start(props).data });
const wordsOf = (page: HTMLElement) => (page.textContent ?? '').replace(/\s/g, ' ');

describe('the steps of roaming', () => {
  test('[ROAM-201][ROAM-203] a trip is counted by a form that is sent by GET, and its sum is explained line by line', () => {
    const page = show(plain, machine.start(plain));
    const form = find(page, 'form[method="get"]');
    const names = [...form.querySelectorAll('input')].map(
      ({ name, defaultValue }) => `${name}=${defaultValue}`,
    );
    expect(names).toEqual(['days=7', 'gb=3', 'minutes=30', 'sms=0']);

    const words = wordsOf(at(propsOf('поездка из адреса'), 'calculator'));
    // 10 days: two packs; 5 GB and 60 minutes are in both; 4 SMS beside them.
    expect(words).toContain('Выгоднее всего: «Пакет в поездку»');
    expect(words).toContain('2 × 690 ₽');
    expect(words).toContain('4 SMS × 21 ₽84 ₽');
    expect(words).toContain('Итого1 464 ₽');
    expect(words).toContain('Сутки связи 2 550 ₽на 1 086 ₽ дороже');
  });

  test('a number that makes no sense has its fault at the field, and stays in it', () => {
    const page = at(propsOf('неверные числа в адресе'), 'calculator');
    const days = find(page, 'input[name="days"]');
    expect([days.getAttribute('value'), days.getAttribute('aria-invalid')]).toEqual(['0', 'true']);
    expect(wordsOf(page)).toContain('Введите число от 1 до 90');
    expect(wordsOf(page)).not.toContain('Итого');
  });

  test('[ROAM-204][ROAM-205] goodbye and the Chinese scheme have steps of their own, which lead to the connection', () => {
    const goodbye = at(home, 'goodbye');
    expect(wordsOf(goodbye)).toContain('Цены как дома');
    expect(find(goodbye, 'button[value="CHOOSE:30391"]').textContent).toContain('Подключить «Сутки связи»');
    const scheme = at(chinese, 'chinese');
    expect(wordsOf(scheme)).toContain('Гонконг и Макао');
    expect(wordsOf(scheme)).toContain('449 ₽');
    expect(find(scheme, 'button[value="CHOOSE:30391"]')).toBeTruthy();
  });

  test('[ROAM-206][ROAM-212] price tables are accordions, hidden by the calculator where goodbye is enabled', () => {
    const tables = (page: HTMLElement) => page.querySelectorAll('details table').length;
    expect(tables(at(plain, 'calculator'))).toBe(1);
    expect(tables(at(home, 'calculator'))).toBe(0);
    expect(tables(at(home, 'goodbye'))).toBe(1);
    expect(wordsOf(at(plain, 'calculator'))).toContain('Входящие звонки21 ₽/мин');
  });

  test('[ROAM-208][ROAM-209] the link to all countries is named by the scheme, and by the content', () => {
    const nameOf = (props: Props) =>
      find(show(props, machine.start(props)), 'a[href="/roaming/world"]').textContent?.replace(/\s/g, ' ');
    expect(nameOf(home)).toBe('Узнать стоимость в другой стране');
    expect(nameOf(plain)).toBe('Узнать стоимость');
    expect(nameOf({ ...plain, helperText: 'Все страны' })).toBe('Все страны');
  });

  test('without an answer of the operator there are words, and the way to other countries', () => {
    const props = propsOf('сервер недоступен');
    const page = show(props, machine.start(props));
    expect(wordsOf(page)).toContain('сейчас не загрузились');
    expect(page.querySelector('form')).toBeNull();
    expect(find(page, 'a').getAttribute('href')).toBe('/roaming/world');
  });
});
