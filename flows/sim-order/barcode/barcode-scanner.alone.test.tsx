// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { mountInFlow } from '../../kit/testing/mount-in-flow';
import { BarcodeScanner } from './barcode-scanner';

const ICC = '89701020000123456785';

let seen: readonly string[] = [];
const stopped = vi.fn();
const asked = vi.fn();

/** A browser with a reader and a camera of its own. */
function equip(openCamera: () => Promise<unknown>): void {
  vi.stubGlobal('createImageBitmap', async () => ({}));
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = async () => ['code_128', 'qr_code'];
      readonly detect = async () => seen.map((rawValue) => ({ rawValue }));
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: (wanted: unknown) => (asked(wanted), openCamera()) },
  });
}

const stream = async () => ({ getTracks: () => [{ stop: stopped }] });
const refuse = (name: string) => async () => {
  throw Object.assign(new Error('no'), { name });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  stopped.mockClear();
  asked.mockClear();
  seen = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

function mount() {
  const read: string[] = [];
  const { element, leave } = mountInFlow(<BarcodeScanner onRead={(digits) => read.push(digits)} />);
  const words = () => (find(element, 'output').textContent ?? '').replace(/\s/g, ' ');
  const button = (name: RegExp) =>
    [...element.querySelectorAll('button')].find(({ textContent }) => name.test(textContent ?? ''));
  const press = async (name: RegExp) => {
    await act(async () => button(name)?.click());
    await settle();
  };
  return { element, read, words, button, press, leave };
}
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the camera', () => {
  test('is explained before it is asked for, and asked for by a press alone', async () => {
    equip(stream);
    const scanner = mount();
    expect(scanner.element.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Браузер спросит, можно ли включить камеру. Ни видео, ни снимок никуда не уйдут',
    );
    expect(asked).not.toHaveBeenCalled();
    await scanner.press(/камерой/);
    expect(asked).toHaveBeenCalledWith({ video: expect.objectContaining({ facingMode: 'environment' }) });
    expect(scanner.words()).toBe('Поднесите штрихкод карты к линии, держите ровно');
  });

  test('looks until it sees the number of a card, whatever else it sees, and goes off then', async () => {
    equip(stream);
    const scanner = mount();
    seen = ['4607001234567', '89701020000123456784'];
    await scanner.press(/камерой/);
    await settle(1000);
    expect([scanner.read, stopped.mock.calls.length]).toEqual([[], 0]);
    seen = ['4607001234567', '8970 1020 0001 2345 6785'];
    await settle(1000);
    expect(scanner.read).toEqual([ICC]);
    expect(stopped).toHaveBeenCalled();
    expect(scanner.words()).toBe('Номер считан. Проверьте его');
    await settle(5000);
    expect(scanner.read).toEqual([ICC]);
  });

  test('goes off when it is closed, when the tab is hidden, and when the step is left', async () => {
    equip(stream);
    const ends: ((scanner: ReturnType<typeof mount>) => void | Promise<void>)[] = [
      ({ press }) => press(/Выключить/),
      async () => {
        const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        await act(async () => document.dispatchEvent(new Event('visibilitychange')));
        hidden.mockRestore();
      },
      ({ leave }) => leave(),
    ];
    for (const end of ends) {
      stopped.mockClear();
      const scanner = mount();
      await scanner.press(/камерой/);
      expect(stopped).not.toHaveBeenCalled();
      await end(scanner);
      expect(stopped).toHaveBeenCalled();
    }
  });

  test('that comes after the step was left is not kept', async () => {
    let open: (given: unknown) => void = () => undefined;
    equip(() => new Promise((resolve) => (open = resolve)));
    const scanner = mount();
    await scanner.press(/камерой/);
    expect(scanner.words()).toBe('Включаем камеру…');
    scanner.leave();
    open(await stream());
    await settle();
    expect(stopped).toHaveBeenCalled();
  });

  test.each([
    ['NotAllowedError', /^Камера закрыта для сайта\. .*введите номер вручную$/],
    ['SecurityError', /^Камера закрыта для сайта/],
    ['NotFoundError', /^Камера не включилась\. Выберите снимок или введите номер вручную$/],
    ['NotReadableError', /^Камера не включилась/],
  ])('that is not given leaves the other ways: %s', async (name, text) => {
    equip(refuse(name));
    const scanner = mount();
    await scanner.press(/камерой/);
    expect(scanner.words()).toMatch(text);
    expect(scanner.button(/снимок/)).toBeDefined();
    expect(scanner.button(/камерой/)).toBeDefined();
  });

  test('is not offered where there is none; a picture is', () => {
    const scanner = mount();
    expect(scanner.button(/камерой/)).toBeUndefined();
    expect(scanner.button(/снимок/)).toBeDefined();
  });
});

describe('a picture', () => {
  async function take(codes: readonly string[], openPicture?: () => Promise<unknown>) {
    equip(stream);
    if (openPicture) vi.stubGlobal('createImageBitmap', openPicture);
    seen = codes;
    const scanner = mount();
    const input = find(scanner.element, 'input[type="file"]');
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'sim.jpg', { type: 'image/jpeg' })] });
    Object.defineProperty(input, 'value', { value: '', writable: true });
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
    return scanner;
  }

  test('gives the number that its barcode has', async () => {
    const { read, words } = await take(['4607001234567', '8970 1020 0001 2345 6785']);
    expect(read).toEqual([ICC]);
    expect(words()).toBe('Номер считан. Проверьте его');
  });

  test('[SIM-161] without the number of a card, or one that is none, says to type the number', async () => {
    const fail = async () => {
      throw new Error('not a picture');
    };
    for (const scanner of [await take(['4607001234567']), await take([]), await take([ICC], fail)]) {
      expect(scanner.read).toEqual([]);
      expect(scanner.words()).toBe('Не удалось считать штрихкод. Введите номер SIM вручную');
    }
  });
});

test('without scripts there is nothing to press: the number is typed', () => {
  const { firstElementChild: place } = renderHtml(<BarcodeScanner onRead={() => undefined} />);
  // Until the script is there it only keeps its room; the browser test without scripts sees that there is none.
  expect(place?.classList).toContain('waiting');
});
