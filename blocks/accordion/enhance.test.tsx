// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

const items = [
  { id: 'price', title: 'Сколько стоит?', html: '<h3 id="tax">Налог</h3><p>Нисколько.</p>' },
  { id: 'цена', title: 'Когда заработает?', html: '<p>Сразу.</p>' },
  { id: 'later', title: 'Что потом?', html: '<p>Увидим.</p>', disabled: true },
];

const scrolledTo = vi.fn();
const stops: AbortController[] = [];
let moves: { keyframes: unknown; duration: unknown; finish: () => void }[] = [];

/** The page at an address, with its scripts; `calm` is a visitor who wants no motion. */
function start(hash = '', { calm = true } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  window.history.replaceState(null, '', `/help${hash}`);
  const page = renderHtml(<View id="faq" props={block.props.parse({ items })} data={null} />);
  document.body.replaceChildren(page);
  for (const details of page.querySelectorAll('details')) {
    Object.defineProperty(details, 'offsetHeight', { get: () => (details.open ? 200 : 72) });
  }
  for (const [index, element] of [...page.querySelectorAll('details, #tax, #later')].entries()) {
    element.getBoundingClientRect = () => new DOMRect(0, 1000 + index, 10, 10);
  }
  const report = vi.fn();
  const controller = new AbortController();
  stops.push(controller);
  enhance(page, { signal: controller.signal, report });
  const details = [...page.querySelectorAll('details')];
  const click = (index: number) => details[index]?.querySelector('summary')?.click();
  return { page, report, controller, details, click, open: () => details.map((one) => one.open) };
}

async function goToHash(hash: string): Promise<void> {
  const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  window.location.hash = hash;
  await changed;
}

beforeEach(() => {
  moves = [];
  document.documentElement.scrollTo = scrolledTo;
  scrolledTo.mockClear();
  // jsdom has no animations: a move lasts until the test finishes it.
  Element.prototype.animate = (keyframes, options) => {
    const animation: Pick<Animation, 'cancel' | 'onfinish'> = { cancel: () => {}, onfinish: null };
    const finish = () => Reflect.apply(animation.onfinish ?? vi.fn(), animation, []);
    moves.push({ keyframes, duration: Reflect.get(Object(options), 'duration'), finish });
    // Of an animation the script uses these two.
    return animation as Animation;
  };
});

afterEach(() => {
  for (const controller of stops.splice(0)) controller.abort();
  document.body.replaceChildren();
});

describe('the address', () => {
  test('[BLK-203] [BLK-204] opens the section it names when the page opens, and brings it into view', () => {
    expect(start('#price').open()).toEqual([true, false]);
    expect(scrolledTo).toHaveBeenCalledWith({ top: 1000, behavior: 'instant' });
  });

  test('[BLK-205] opens a section and brings it into view when it changes', async () => {
    const { open } = start();
    expect(scrolledTo).not.toHaveBeenCalled();
    await goToHash('цена');
    expect(open()).toEqual([false, true]);
    expect(scrolledTo).toHaveBeenCalledTimes(1);
  });

  test('may name a heading within an answer', () => {
    expect(start('#tax').open()).toEqual([true, false]);
    expect(scrolledTo).toHaveBeenCalledWith({ top: 1001, behavior: 'instant' });
  });

  test.each(['#footer', '#%', '#%FF', ''])('changes nothing when it names something else: «%s»', (hash) => {
    expect(start(hash).open()).toEqual([false, false]);
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  test('[BLK-233] does not open a disabled section, only leads to it', () => {
    const { page } = start('#later');
    expect(page.textContent).not.toContain('Увидим.');
    expect(scrolledTo).toHaveBeenCalledTimes(1);
  });
});

describe('a click on the title', () => {
  test('[BLK-234] reports opening and closing as two events', () => {
    const { click, report, open } = start();
    click(0);
    expect(open()).toEqual([true, false]);
    click(0);
    expect(open()).toEqual([false, false]);
    expect(report.mock.calls).toEqual([
      [{ event: 'accordion_open', block: 'faq', position: 1 }],
      [{ event: 'accordion_close', block: 'faq', position: 1 }],
    ]);
  });

  test('[BLK-234] what the browser opens by itself is reported too, once', () => {
    const { details, report } = start();
    const [first] = details;
    if (first === undefined) throw new Error('no section');
    first.open = true;
    first.dispatchEvent(new Event('toggle'));
    first.dispatchEvent(new Event('toggle'));
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ event: 'accordion_open' }));
  });

  test('[BLK-233] does nothing on a disabled section', () => {
    const { page, report } = start();
    const title = [...page.querySelectorAll('h2')].find(({ textContent }) =>
      textContent.startsWith('Что потом?'),
    );
    title?.click();
    expect(title?.textContent).toBe('Что потом? (недоступно)');
    expect(title?.closest('details, button')).toBeNull();
    expect(report).not.toHaveBeenCalled();
    expect(page.textContent).not.toContain('Увидим.');
  });

  test('[BLK-235] opens and closes in 300 ms', () => {
    const { click, details } = start('', { calm: false });
    click(0);
    expect(moves[0]).toMatchObject({ keyframes: [{ height: '72px' }, { height: '200px' }], duration: 300 });
    moves[0]?.finish();
    click(0);
    expect(moves[1]).toMatchObject({ keyframes: [{ height: '200px' }, { height: '72px' }], duration: 300 });
    // Its answer is seen until it is closed.
    expect(details[0]?.open).toBe(true);
    moves[1]?.finish();
    expect(details[0]?.open).toBe(false);
  });

  test('turns round a section that is on its way', () => {
    const { click, details, report } = start('', { calm: false });
    click(0);
    moves[0]?.finish();
    click(0);
    details[0]?.dispatchEvent(new Event('toggle'));
    click(0);
    moves[2]?.finish();
    expect(details[0]?.open).toBe(true);
    expect(report.mock.calls.map(([{ event }]) => event)).toEqual([
      'accordion_open',
      'accordion_close',
      'accordion_open',
    ]);
  });

  test('is at once where motion is not wanted', () => {
    const { click, open } = start();
    click(1);
    expect(open()).toEqual([false, true]);
    expect(moves).toEqual([]);
  });

  test('leaves a section closed that was closing when the block left the page', () => {
    const { click, details, controller } = start('', { calm: false });
    click(0);
    moves[0]?.finish();
    click(0);
    controller.abort();
    expect(details[0]?.open).toBe(false);
  });
});
