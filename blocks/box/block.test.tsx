// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const render = (props: unknown) =>
  renderHtml(
    <View id="box" props={block.props.parse(props)} data={null}>
      <p>Внутри</p>
    </View>,
  );

describe('box', () => {
  test('holds blocks under the heading of the page', () => {
    const page = render({ heading: 'Связь без роуминга' });
    expect(find(page, 'section#box h1').textContent).toBe('Связь без роуминга');
    expect(find(page, '.nested').textContent).toBe('Внутри');
  });

  test('leads on by its link', () => {
    const link = find(render({ link: { text: 'Дальше', url: '/next' } }), 'a');
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Дальше', '/next']);
  });

  test('is a column of its width, and away from some screens', () => {
    const { classList } = find(render({ share: 4, hiddenOn: ['phone', 'tablet'] }), 'section');
    expect([...classList]).toEqual(
      expect.arrayContaining(['share-4', 'hidden-on-phone', 'hidden-on-tablet']),
    );
  });

  test('refuses to be on no screen at all', () => {
    expect(block.props.safeParse({ hiddenOn: ['phone', 'tablet', 'desktop'] }).success).toBe(false);
  });
});
