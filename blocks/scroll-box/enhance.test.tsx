// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

/** jsdom lays nothing out: the frame has 300×300 px and its content the size given. */
function start(direction: 'horizontal' | 'vertical', width: number, height: number) {
  const props = block.props.parse({ direction, html: '<p>Правила</p>' });
  const page = renderHtml(<View id="rules" props={props} data={null} />);
  const viewport = find(page, '[data-viewport]');
  const sizes = { clientWidth: 300, clientHeight: 300, scrollWidth: width, scrollHeight: height };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(viewport, name, { value });
  enhance(page, { signal: new AbortController().signal, report: vi.fn() });
  return { frame: find(page, '[data-frame]'), viewport };
}

describe('a frame that scrolls', () => {
  test('fades the side behind which there is more', () => {
    expect(start('horizontal', 900, 300).frame.hasAttribute('data-more-on')).toBe(true);
    expect(start('vertical', 300, 900).frame.hasAttribute('data-more-on')).toBe(true);
    expect(start('vertical', 300, 900).frame.hasAttribute('data-more-back')).toBe(false);
    expect(start('horizontal', 300, 300).frame.hasAttribute('data-more-on')).toBe(false);
  });

  test('is a stop for the keyboard only where something is hidden', () => {
    expect(start('horizontal', 900, 300).viewport.tabIndex).toBe(0);
    expect(start('vertical', 900, 300).viewport.tabIndex).toBe(0);
    expect(start('horizontal', 300, 300).viewport.hasAttribute('tabindex')).toBe(false);
  });
});
