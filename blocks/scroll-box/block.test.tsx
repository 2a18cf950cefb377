// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="prices" props={block.props.parse(props)} data={null} />);
const table = '<table><tbody><tr><td>Европа</td><td>390\u00a0₽</td></tr></tbody></table>';

describe('scroll-box', () => {
  test('[BLK-218] is a frame that the keyboard reaches and a name tells', () => {
    const page = show({ title: 'Цены', html: table });
    const frame = find(page, '[tabindex="0"]');
    expect(frame.getAttribute('aria-label')).toBe('Цены');
    expect(frame.textContent).toBe('Европа390\u00a0₽');
    expect(find(show({ html: table }), '[tabindex="0"]').getAttribute('aria-label')).toBe('Подробности');
  });

  test('a table inside it is no second stop for the keyboard', () => {
    expect(show({ html: `${table}${table}` }).querySelectorAll('[tabindex]')).toHaveLength(1);
  });

  test('has a height only where it scrolls down', () => {
    const heightOf = (props: Input) => find(show(props), '[data-frame]').className.match(/height-\w/)?.[0];
    expect(heightOf({ direction: 'vertical', height: 'l', html: table })).toBe('height-l');
    expect(heightOf({ direction: 'vertical', html: table })).toBe('height-m');
    expect(heightOf({ height: 's', html: table })).toBeUndefined();
  });

  test('shows nothing that could run', () => {
    const page = show({ html: '<p onclick="alert(1)">Текст<script>alert(1)</script></p>' });
    expect(find(page, '[data-viewport]').innerHTML).not.toMatch(/script|onclick/);
  });
});
