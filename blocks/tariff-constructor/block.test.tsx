// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderHtml } from '#blocks/ui/render-html';
import { block } from './block';
import View from './view';

test('x', () => {
  expect(renderHtml(<View id="c" props={block.props.parse({})} data={null} />).innerHTML).toBe('');
});
