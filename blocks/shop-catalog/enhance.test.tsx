// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { nextTask } from '#blocks/ui/next-task';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

/** A slow phone draws a frame when the test says so. */
let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal(
    'fetch',
    async (href: string) => new Response(await renderPage(new URL(href, location.href).search.slice(1))),
  );
  vi.spyOn(DOMParser.prototype, 'parseFromString');
  history.replaceState(null, '', '/shop/phones');
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const GOODS = Array.from({ length: 60 }, (_, index) => ({
  privateid: String(index),
  name: `${index % 2 === 0 ? 'Луч' : 'Вектор'} ${index}`,
  brand_name: index % 2 === 0 ? 'Луч' : 'Вектор',
  price_2: 1000 + index,
  statuses: ['IM'],
}));

async function renderBlock(search: string): Promise<HTMLElement> {
  const props = block.props.parse({ section: 'phones' });
  const context = createLoadContext(() => ({ id: 'phones', products: GOODS }), {
    search,
    path: '/shop/phones',
  });
  const data = (await block.load?.(props, context)) ?? block.empty;
  if (data === undefined) throw new Error('the block gives nothing');
  return renderHtml(<View id="catalog" props={props} data={data} />);
}

async function renderPage(search: string): Promise<string> {
  return `<main>${(await renderBlock(search)).innerHTML}</main>`;
}

async function start() {
  const page = await renderBlock('');
  document.body.append(page);
  const controller = new AbortController();
  enhance(page, { signal: controller.signal, report: vi.fn() });
  return {
    page,
    ask: (field: string, value: string) => {
      const select = find(page, `select[name="${field}"]`);
      if (!(select instanceof HTMLSelectElement)) throw new Error(`${field} is no list`);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    askForMore: () => find(page, '[data-catalog-more]').click(),
    list: () => listGoods(page),
    /** Until there is nothing left to draw. */
    drawAll: () =>
      vi.waitFor(() => {
        for (const frame of frames.splice(0)) frame();
        expect(find(page, '[data-catalog-found]').hasAttribute('aria-busy')).toBe(false);
      }),
  };
}

const listGoods = (page: HTMLElement) =>
  [...page.querySelectorAll('article h3')].map((one) => one.textContent);
const listAnew = async (search: string) => listGoods(await renderBlock(search));

/** Until so many lists are being drawn, each of which waits for its next frame. */
const begun = (lists: number) => vi.waitFor(() => expect(frames).toHaveLength(lists));
/** Until so many answers have been read; what they change is begun with in the next task. */
async function read(answers: number): Promise<void> {
  await vi.waitFor(() => expect(DOMParser.prototype.parseFromString).toHaveBeenCalledTimes(answers));
  await nextTask();
  await nextTask();
}

/** Dear goods are being drawn, and the answer with more of them waits for that. */
async function startWithMoreWaiting() {
  const catalog = await start();
  catalog.ask('sort', 'dear');
  await begun(1);
  catalog.askForMore();
  await read(2);
  return catalog;
}

describe('goods that are drawn a few at a time', () => {
  test('are all there in the end, as on the page of the question', async () => {
    const { ask, list, drawAll } = await start();
    const wanted = await listAnew('brand=Луч');
    ask('brand', 'Луч');
    await begun(1);
    expect(list()).toEqual(wanted.slice(0, 4));
    await drawAll();
    expect(list()).toEqual(wanted);
    expect(location.search).toBe(`?brand=${encodeURIComponent('Луч')}`);
  });

  test('give way to those of a newer question', async () => {
    const { ask, list, page, drawAll } = await start();
    ask('brand', 'Луч');
    await begun(1);
    ask('brand', 'Вектор');
    await begun(2);
    await drawAll();
    expect(list()).toEqual(await listAnew('brand=Вектор'));
    expect(find(page, '[data-catalog-found]').style.minHeight).toBe('');
  });

  test('are followed by more of them, in their order', async () => {
    const { list, drawAll } = await startWithMoreWaiting();
    await drawAll();
    expect(list()).toEqual(await listAnew('sort=dear&show=48'));
    expect(location.search).toBe('?sort=dear&show=48');
  });

  test('are not followed by more of them when a newer question has been answered', async () => {
    const { ask, list, drawAll } = await startWithMoreWaiting();
    ask('brand', 'Вектор');
    await begun(2);
    await drawAll();
    expect(list()).toEqual(await listAnew('brand=Вектор&sort=dear'));
    expect(location.search).toBe(`?brand=${encodeURIComponent('Вектор')}&sort=dear`);
  });
});
