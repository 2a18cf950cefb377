// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="terms" props={block.props.parse(props)} data={null} />);

describe('text', () => {
  test('shows the text under its title', () => {
    const page = show({ title: 'Условия', html: '<p>Номер остаётся <strong>вашим</strong>.</p>' });
    expect(find(page, 'h2').textContent).toBe('Условия');
    expect(find(page, 'strong').textContent).toBe('вашим');
  });

  test('takes scripts out of what an editor pasted', () => {
    const page = show({ html: '<p onclick="steal()">Текст</p><script>steal()</script>' });
    expect(page.innerHTML).not.toContain('steal');
    expect(find(page, 'p').textContent).toBe('Текст');
  });

  test('has no heading without a title', () => {
    expect(show({ html: '<p>Текст</p>' }).querySelector('h1, h2, h3')).toBeNull();
  });

  test('lies on the tone that content chose', () => {
    expect(show({ html: '<p>Текст</p>', tone: 'sand' }).querySelector('[data-tone="sand"]')).not.toBeNull();
    expect(show({ html: '<p>Текст</p>' }).querySelector('[data-tone]')).toBeNull();
  });
});
