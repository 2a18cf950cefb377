// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import { leaveFor } from './leave-for';
import View from './view';

vi.mock('./leave-for', () => ({ leaveFor: vi.fn() }));

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; Pixel 8) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';
const PHONES = {
  apple:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 Version/17.1 Mobile Safari/604.1',
  xiaomi: ANDROID.replace('Pixel 8', 'Redmi Note 12'),
  huawei: ANDROID.replace('Pixel 8', 'VOG-L29'),
  samsung: ANDROID.replace('Pixel 8', 'SM-S911B'),
  default: ANDROID,
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:121.0) Gecko/20100101 Firefox/121.0',
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function open(userAgent: string, redirect = true) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const page = renderHtml(<View id="app" props={block.props.parse({ redirect })} data={null} />);
  const report = vi.fn();
  enhance(page, { signal: new AbortController().signal, report });
  return report;
}

beforeEach(() => void vi.mocked(leaveFor).mockClear());
afterEach(() => Reflect.deleteProperty(navigator, 'userAgentData'));

describe('the app redirect page', () => {
  test.each([
    ['MISC-203', 'apple'],
    ['MISC-204', 'xiaomi'],
    ['MISC-205', 'huawei'],
    ['MISC-206', 'samsung'],
    ['MISC-207', 'default'],
    ['MISC-208', 'desktop'],
  ] as const)('[%s] sends to the link of the device: %s', async (_id, store) => {
    const report = open(PHONES[store]);
    await settled();
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(`https://store.example.test/${store}`);
    expect(report).toHaveBeenCalledExactlyOnceWith({ event: 'store_open', store });
  });

  test('[MISC-402] waits for the model that the browser gives apart', async () => {
    let tell: (answer: { model: string }) => void = () => undefined;
    const asked = new Promise<{ model: string }>((resolve) => {
      tell = resolve;
    });
    Object.defineProperty(navigator, 'userAgentData', {
      configurable: true,
      value: { getHighEntropyValues: () => asked },
    });
    open(ANDROID.replace('Pixel 8', 'K'));
    await settled();
    expect(leaveFor).not.toHaveBeenCalled();
    tell({ model: 'SM-A546E' });
    await settled();
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://store.example.test/samsung');
  });

  test('stays when the content does not ask for a redirect', async () => {
    open(PHONES.apple, false);
    await settled();
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
