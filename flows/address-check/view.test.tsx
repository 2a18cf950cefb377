// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import type { AnySnapshot } from '#registry/define-flow';
import { flow } from './flow';
import View from './view';

const HOUSE = 'г Москва, ул Липовая Аллея, д 3';

function show(given: object, state: string): HTMLElement {
  const snapshot: AnySnapshot = { state, data: { address: HOUSE } };
  const place = { instance: 'flow-1', identity: '', windowId: null };
  const posted = {
    state: { instance: 'flow-1', snapshot, sealed: '', turn: 0 },
    isTarget: false,
    peers: [],
  };
  return renderHtml(<View place={{ ...place, posted }} props={flow.props.parse(given)} />);
}

test.each([
  ['popup', 'Подключить!'],
  ['in-tariff', 'Подключить!'],
  ['home-internet-v2', 'Проверить'],
])('[HOME-242][HOME-243] after a successful check the button of the view %s reads «%s»', (view, words) => {
  const page = show({ view }, 'success');
  expect(find(page, 'a').textContent).toBe(words);
});

test('[HOME-416][HOME-417] in a window without a tariff an unsupported address has its message alone, anywhere else the router too', () => {
  const bare = show({ view: 'popup' }, 'unsupported');
  expect(find(bare, 'h2').textContent?.replaceAll('\u00a0', ' ')).toBe(
    'По этому адресу пока нельзя подключить домашний интернет',
  );
  expect(bare.textContent).not.toContain('Роутер');
  for (const given of [{ view: 'popup', tariff: 'Дом и кино' }, { view: 'in-tariff' }, {}]) {
    const page = show(given, 'unsupported');
    expect(find(page, 'h2').textContent).toBe('Здесь пока недоступен домашний интернет');
    expect(page.textContent).toContain('Роутер 4G в\u00a0аренду');
  }
});
