// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input = {}, id = 'support') =>
  renderHtml(
    <View id={id} props={block.props.parse(props)} data={null}>
      <form />
    </View>,
  );

describe('support-chat', () => {
  test('[CHAT-01] an icon leads to a window, which holds what stands inside the block', () => {
    const page = show();
    const trigger = find(page, '[data-bubble] a');
    expect([trigger.getAttribute('href'), trigger.dataset['popup']]).toEqual(['#chat', 'chat']);
    expect(trigger.getAttribute('aria-label')).toMatch(/чат поддержки/);
    expect(find(page, 'dialog#chat form').closest('[hidden]')).toBeNull();
    expect(find(page, '#chat-title').textContent).toMatch(/^Чат с\sподдержкой$/);
  });

  test('the page is the same for those who have hidden the icon: it waits for the script', () => {
    expect(find(show(), '[data-bubble]').hidden).toBe(true);
  });

  test('without scripts a link in the page leads to the window', () => {
    expect(find(show({ popupId: 'home-chat' }), 'noscript').textContent).toContain('href="#home-chat"');
  });

  test('what stands inside is led back into the window', () => {
    expect(block.windowId?.(block.props.parse({ popupId: 'home-chat' }))).toBe('home-chat');
  });

  test('the window keeps its id where the block is called the same', () => {
    const page = show({}, 'chat');
    expect(page.querySelectorAll('#chat')).toHaveLength(1);
    expect(find(page, '#chat').tagName).toBe('DIALOG');
  });

  test('takes no id that is none', () => {
    expect(block.props.safeParse({ popupId: 'чат 1' }).success).toBe(false);
  });
});
