// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const render = (props: unknown, children?: React.ReactNode) =>
  renderHtml(
    <View id="both" props={block.props.parse(props)} data={null}>
      {children}
    </View>,
  );

describe('columns', () => {
  test('lays the blocks in it out beside each other, in their order', () => {
    const page = render(
      {},
      <>
        <p>Первый</p>
        <p>Второй</p>
      </>,
    );
    const columns = find(page, 'section#both .columns');
    expect([...columns.children].map(({ textContent }) => textContent)).toEqual(['Первый', 'Второй']);
  });

  test.each(['phone', 'tablet'])('stacks them at %s', (stackAt) => {
    const page = render({ stackAt, reversed: true }, <p>Один</p>);
    expect(find(page, '.columns').classList).toContain(`stack-${stackAt}`);
    expect(find(page, '.columns').classList).toContain('reversed');
  });

  test('without blocks it has nothing inside', () => {
    expect(render({}).querySelector('.columns')).toBeNull();
  });
});
