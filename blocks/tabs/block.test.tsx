// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { findNamedTab, toHashes } from '#blocks/ui/tabs/tab-hashes';
import { block } from './block';
import enhance from './enhance';
import View from './view';

const props = block.props.parse({
  title: 'Роуминг',
  tabs: [
    { title: 'Россия', hashes: 'russia, home-region', html: '<p>Как дома</p>' },
    { title: 'Мир', hashes: 'world', html: '<p>Пакеты</p>' },
    { title: 'Море', hashes: 'море', html: '<p>Спутник</p>' },
  ],
});
const view = <View id="roaming" props={props} data={null} />;

let host: HTMLElement = document.createElement('div');
let controller = new AbortController();
const report = vi.fn();

/** The page as the server sends it, then with its scripts, at the address given. */
function open(hash = ''): void {
  close();
  window.history.replaceState(null, '', `/roaming${hash}`);
  host = renderHtml(view);
  document.body.append(host);
  controller = new AbortController();
  enhance(host, { signal: controller.signal, report });
}

function close(): void {
  controller.abort();
  host.remove();
}

const tabs = () => [...host.querySelectorAll<HTMLElement>('[role="tab"]')];
const shown = () =>
  [...host.querySelectorAll('[role="tabpanel"]:not([hidden]) p')].map((text) => text.textContent);
const selected = () => host.querySelector('[aria-selected="true"]')?.textContent;
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

async function goToHash(hash: string): Promise<void> {
  window.location.hash = hash;
  await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
}

/** The first rule of a stylesheet for a selector: jsdom applies none. */
function styleOf(file: string, selector: string): string {
  const css = readFileSync(file, 'utf8');
  return css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
}

beforeEach(() => {
  // jsdom has no layout and so no scrolling.
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(close);

describe('tabs', () => {
  test('[BLK-222] show one panel and keep the others in the HTML', () => {
    open();
    expect(shown()).toEqual(['Как дома']);
    expect(host.querySelectorAll('[role="tabpanel"]')).toHaveLength(3);
  });

  test('without scripts can all be read, each under its heading and with its anchors', () => {
    host = renderHtml(view);
    expect(host.querySelector('[hidden], [role="tablist"]')).toBeNull();
    expect([...host.querySelectorAll('h3')].map((heading) => heading.textContent)).toEqual([
      'Россия',
      'Мир',
      'Море',
    ]);
    expect(host.querySelector('nav a')?.getAttribute('href')).toBe('#russia');
    expect(host.querySelector('#home-region')).not.toBeNull();
  });

  test('[BLK-202] open by any of the hashes of a tab', () => {
    expect(toHashes('russia, home-region')).toEqual(['russia', 'home-region']);
    open('#home-region');
    expect(selected()).toBe('Россия');
    open('#world');
    expect(selected()).toBe('Мир');
  });

  test('know a Cyrillic hash however the browser writes it', () => {
    expect(findNamedTab([['суша'], ['море']], '#море')).toBe(1);
    expect(findNamedTab([['суша'], ['море']], '#%D0%BC%D0%BE%D1%80%D0%B5')).toBe(1);
    expect(findNamedTab([['суша']], '#%')).toBeNull();
  });

  test('[BLK-224] selecting one updates the hash and adds no step to the history', () => {
    open();
    const steps = window.history.length;
    tabs()[1]?.click();
    expect(window.location.hash).toBe('#world');
    expect(window.history.length).toBe(steps);
    expect(shown()).toEqual(['Пакеты']);
    expect(report).toHaveBeenLastCalledWith({ event: 'tab_select', block: 'roaming', position: 2 });
  });

  test('[BLK-225] a hash change selects the tab it names, and no other hash does', async () => {
    open();
    await goToHash('world');
    expect(selected()).toBe('Мир');
    await goToHash('footer');
    expect(selected()).toBe('Мир');
  });

  test('[BLK-227] switching animates the panel for 300 ms; opening the page does not', () => {
    open();
    const panels = [...host.querySelectorAll('[role="tabpanel"]')];
    expect(panels.some((panel) => panel.hasAttribute('data-moved'))).toBe(false);
    tabs()[1]?.click();
    expect(panels.map((panel) => panel.hasAttribute('data-moved'))).toEqual([false, true, false]);
    expect(styleOf('blocks/ui/tabs/tabs.module.css', '.panel[data-moved]')).toContain(
      'animation: appear var(--duration-slow)',
    );
    expect(styleOf('blocks/ui/scale.css', ':root')).toContain('--duration-slow: 300ms;');
  });

  test('move with the arrows, Home and End, around the ends, with one tab stop', () => {
    open();
    tabs()[0]?.focus();
    press('ArrowLeft');
    expect(selected()).toBe('Море');
    expect(document.activeElement?.textContent).toBe('Море');
    press('ArrowRight');
    expect(selected()).toBe('Россия');
    press('End');
    press('Home');
    expect(selected()).toBe('Россия');
    expect(tabs().map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  test('tie tabs and panels together for screen readers', () => {
    open();
    for (const tab of tabs()) {
      const panel = host.querySelector(`[id="${tab.getAttribute('aria-controls')}"]`);
      expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
    }
  });
});
