// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const parse = (props: unknown) => block.props.parse(props);

describe('section', () => {
  test('names a part of the page and lays the blocks in it out in order', () => {
    const page = renderHtml(
      <View id="home" props={parse({ title: 'Для дома', subtitle: 'Всё сразу' })} data={null}>
        <p>Первый</p>
        <p>Второй</p>
      </View>,
    );
    const part = find(page, 'section#home');
    expect(find(page, `[id="${part.getAttribute('aria-labelledby')}"]`).textContent).toBe('Для дома');
    expect(find(page, '.nested').textContent).toBe('ПервыйВторой');
  });

  test.each(['soft', 'brand', 'accent'])('lies on the tone %s', (tone) => {
    const page = renderHtml(<View id="home" props={parse({ tone })} data={null} />);
    expect(find(page, 'section').getAttribute('data-tone')).toBe(tone);
  });

  test('without children and words it has nothing inside', () => {
    expect(
      renderHtml(<View id="home" props={parse({})} data={null} />).querySelector('h2, .nested'),
    ).toBeNull();
  });
});
