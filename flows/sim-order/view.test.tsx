// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import type { AnySnapshot } from '#registry/define-flow';
import type { Props } from './contract';
import { flow } from './flow';
import { machine } from './machine';
import View from './view';

const propsOf = (given: object = {}): Props => ({
  ...flow.props.parse({}),
  regions: [{ id: 'moscow', title: 'Москва' }],
  detected: 'moscow',
  today: '2026-11-23',
  ...given,
});

/** A step as the server renders it; the first one without a snapshot. */
function show(given: object = {}, snapshot: AnySnapshot = machine.start(propsOf(given))): HTMLElement {
  const state = { instance: 'flow-1', snapshot, sealed: '', turn: 0 };
  const place = { instance: 'flow-1', identity: '', windowId: null };
  return renderHtml(
    <View place={{ ...place, posted: { state, isTarget: false, peers: [] } }} props={propsOf(given)} />,
  );
}
const wordsOf = (page: HTMLElement) => (page.textContent ?? '').replace(/\s/g, ' ');

const order = flow.samples.CONTRACT[0]?.step.order;
const signing = (status: string) => ({ state: 'signing', data: { order, status, redirect: '' } });

test('[SIM-159] a region that is not known is asked for in words, and none is chosen', () => {
  const page = show({ detected: null });
  expect(wordsOf(page)).toContain('Не удалось определить регион. Выберите его вручную');
  expect(find(page, 'select option[selected]').textContent).toBe('Выберите регион');
  expect(wordsOf(show())).not.toContain('Не удалось определить регион');
});

test.each([
  ['sending', 'Отправляем договор'],
  ['sent', 'Договор отправлен'],
])('[SIM-115][SIM-165] a contract that is %s says so, and when to ask again', (status, title) => {
  const page = show({}, signing(status));
  expect(wordsOf(page)).toContain(title);
  expect(wordsOf(page)).toContain('проверьте статус примерно через 15 минут');
  expect(wordsOf(page)).toContain('Проверить статус');
});

test.each([
  ['selfRegistration', 'SIM-карта100 ₽'],
  ['activation', 'Активация150 ₽'],
  ['familyActivation', 'Активация100 ₽'],
])('[SIM-166][SIM-167][SIM-168] the page says what the SIM costs: %s', (price, text) => {
  expect(wordsOf(show({ price, kind: 'dsim' }))).toContain(text);
});

test('[SIM-169] an activation comes with its days and the price of unlimited minutes', () => {
  const words = wordsOf(show({ price: 'activation' }));
  expect(words).toContain('первые 15 дней тарифа');
  expect(words).toContain('безлимитными минутами стоит 4 ₽ в день');
});

test('the first step of an eSIM leads to the list of devices, that of a card does not', () => {
  const links = (given: object) => [...show(given).querySelectorAll('a')].map(({ pathname }) => pathname);
  expect(links({})).toContain('/esim/devices');
  expect(links({ kind: 'dsim' })).not.toContain('/esim/devices');
});

test('the step of installation leads to the instruction of each device, and to a page with an anchor as it is', () => {
  const profile = { qr: '', activationCode: 'LPA:1$a$b', address: 'a', code: 'b' };
  const links = (given: object = {}) =>
    [...show(given, { state: 'install', data: { order, profile } }).querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/esim/'));
  expect(links()).toEqual(
    ['iphone', 'samsung', 'xiaomi', 'huawei', 'pixel', 'android', 'ipad', 'apple-watch'].map(
      (device) => `/esim/instruction#${device}`,
    ),
  );
  expect(links({ installLink: '/esim/help#how' })).toEqual(['/esim/help#how']);
});

test('the code of an eSIM is drawn where the operator has no picture of it, and typed where it is too long to be drawn', () => {
  const install = (given: object) => {
    const profile = { qr: '', activationCode: 'LPA:1$a$b', address: 'a', code: 'b', ...given };
    return show({ kind: 'esim' }, { state: 'install', data: { order, profile } });
  };
  const drawn = install({});
  expect(drawn.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(
    'Код для\u00a0установки eSIM',
  );
  expect(wordsOf(drawn)).toContain('Наведите камеру телефона');
  const long = install({ activationCode: `LPA:1$${'a'.repeat(200)}$b` });
  expect(long.querySelector('svg[role=img]')).toBeNull();
  expect(wordsOf(long)).toContain('Введите данные вручную');
  expect(install({ qr: '/qr.png' }).querySelector('img')?.getAttribute('src')).toBe('/qr.png');
});

test('a step that an order does not count has no number', () => {
  const profile = { qr: '', activationCode: 'LPA:1$a$b', address: 'a', code: 'b' };
  const words = (kind: string) => wordsOf(show({ kind }, { state: 'install', data: { order, profile } }));
  expect(words('esim')).toContain('Шаг 9 из 9');
  expect(words('dsim')).not.toContain('Шаг');
});

test('another device is offered once the number is confirmed', () => {
  const words = (confirmed: string) =>
    wordsOf(show({}, { state: 'contract', data: { order: { ...order, confirmed } } }));
  expect(words('79261112233')).toContain('Продолжить на другом устройстве');
  expect(words('')).not.toContain('Продолжить на другом устройстве');
});

test('a link is shown as a code and as text; an address too long for a code as text alone', () => {
  const open = (address: string) =>
    show({}, { state: 'contract', data: { order, link: { address, until: Date.UTC(2026, 10, 24, 9, 5) } } });
  const page = open('https://moscow.example.test/continue/token');
  expect(page.querySelector('svg[role="img"]')).not.toBeNull();
  expect(wordsOf(page)).toContain('до 12:05 по московскому времени');
  const long = open(`https://moscow.example.test/continue/${'x'.repeat(90)}`);
  expect(long.querySelector('svg[role="img"]')).toBeNull();
  expect(find(long, 'input[name="link"]').getAttribute('value')).toContain('xxx');
});
