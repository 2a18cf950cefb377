// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { eventually } from '#tests/eventually';
import { block } from './block';
import enhance from './enhance';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="app" props={block.props.parse(props)} data={null} />);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page in a browser that says so of itself. */
function start(browser: object) {
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, ...browser });
  const page = show({});
  const report = vi.fn();
  const controller = new AbortController();
  enhance(page, { signal: controller.signal, report });
  return { page, report, controller };
}

const marked = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>('[data-store]')]
    .filter((link) => !find(link, '[data-mark]').hidden)
    .map(({ dataset }) => dataset['store']);

describe('the stores of the app', () => {
  test('are all links, with those for whom they are, and none is marked before the device is known', () => {
    const page = show({ title: 'Приложение' });
    expect([...page.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual(
      ['apple', 'samsung', 'xiaomi', 'huawei', 'default', 'desktop'].map(
        (store) => `https://store.example.test/${store}`,
      ),
    );
    expect(find(page, '[data-store="huawei"]').textContent).toContain('AppGallery: Huawei и\u00a0Honor');
    expect(marked(page)).toEqual([]);
  });

  test('[MISC-209] have the addresses that content gives', () => {
    const page = show({ links: { apple: 'https://apps.apple.example/app', desktop: '/help' } });
    expect(find(page, '[data-store="apple"]').getAttribute('href')).toBe('https://apps.apple.example/app');
    expect(find(page, '[data-store="desktop"]').getAttribute('target')).toBeNull();
    expect(find(page, '[data-store="xiaomi"]').getAttribute('href')).toBe(
      'https://store.example.test/xiaomi',
    );
  });

  test('mark the one of the visitor’s device', () => {
    expect(marked(start({ userAgent: 'Mozilla/5.0 (Linux; Android 13; SM-S911B) Mobile' }).page)).toEqual([
      'samsung',
    ]);
    expect(marked(start({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' }).page)).toEqual(['desktop']);
  });

  test('mark the one of the model that the browser tells when asked', async () => {
    const { page } = start({
      userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Mobile',
      userAgentData: { getHighEntropyValues: async () => ({ model: 'Redmi Note 12' }) },
    });
    expect(marked(page)).toEqual(['default']);
    await eventually(() => expect(marked(page)).toEqual(['xiaomi']));
  });

  test('keep what they know when the browser refuses', async () => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const { page } = start({ userAgentData: { getHighEntropyValues: refuse } });
    await Promise.resolve();
    expect(marked(page)).toEqual(['desktop']);
  });

  test('report the one that is opened, until the block leaves the page', () => {
    const { page, report, controller } = start({});
    page.addEventListener('click', (event) => event.preventDefault());
    find(page, '[data-store="apple"] span').click();
    expect(report.mock.calls).toEqual([[{ event: 'store_open', store: 'apple' }]]);
    controller.abort();
    find(page, '[data-store="apple"]').click();
    expect(report).toHaveBeenCalledTimes(1);
  });
});
