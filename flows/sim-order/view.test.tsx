// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import type { AnySnapshot } from '#registry/define-flow';
import { mountInFlow } from '../kit/testing/mount-in-flow';
import { BarcodePicture } from './barcode-picture';
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

describe('a photograph of the card', () => {
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => vi.unstubAllGlobals());

  async function take(codes: readonly string[]) {
    vi.stubGlobal('createImageBitmap', async () => ({}));
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = async () => codes.map((rawValue) => ({ rawValue }));
      },
    );
    const read: string[] = [];
    const { element } = mountInFlow(<BarcodePicture onRead={(digits) => read.push(digits)} />);
    const input = find(element, 'input[type="file"]');
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'sim.jpg', { type: 'image/jpeg' })] });
    Object.defineProperty(input, 'value', { value: '', writable: true });
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
    await vi.waitFor(() => expect(find(element, 'output').textContent).not.toBe(''));
    return { read, said: wordsOf(find(element, 'output')) };
  }

  test('gives the number that its barcode has, whatever else stands on the card', async () => {
    const { read, said } = await take(['4607001234567', '8970 1020 0001 2345 6785']);
    expect(read).toEqual(['89701020000123456785']);
    expect(said).toBe('Номер считан. Проверьте его');
  });

  test('[SIM-161] without a barcode says to type the number', async () => {
    const { read, said } = await take([]);
    expect(read).toEqual([]);
    expect(said).toBe('Не удалось считать штрихкод. Введите номер SIM вручную');
  });

  test('is not offered where the browser reads no barcodes', () => {
    expect(mountInFlow(<BarcodePicture onRead={() => undefined} />).element.innerHTML).toBe('');
  });
});
