// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Omit<Input, 'popupId' | 'title'> & Partial<Input>, id = 'block-1') =>
  renderHtml(
    <View id={id} props={block.props.parse({ popupId: 'terms', title: 'Условия', ...props })} data={null} />,
  );

describe('modal', () => {
  test.each([
    ['screen', 'modal'],
    ['sheet', 'sheet'],
  ] as const)(
    '[BLK-219] on a phone it is a %s, on a desktop it stands centred, in one window',
    (onPhone, variant) => {
      const page = show({ onPhone });
      expect(find(page, 'dialog').classList.contains(variant)).toBe(true);
      expect(find(page, '[data-overlay-panel]').dataset['overlayPanel']).toBe(variant);
    },
  );

  test('holds picture, text, nested blocks and button, in the HTML from the beginning', () => {
    const page = renderHtml(
      <View id="block-1" props={block.props.parse(block.examples[0]?.props)} data={null}>
        <p>Вложенный блок</p>
      </View>,
    );
    const dialog = find(page, 'dialog');
    expect(dialog.hasAttribute('open')).toBe(false);
    expect(dialog.textContent).toContain('Первые 30');
    expect(dialog.textContent).toContain('Вложенный блок');
    expect(find(dialog, 'img').getAttribute('loading')).toBe('lazy');
    expect(find(dialog, 'a[href="/services/music"]').textContent).toBe('Подключить подписку');
  });

  test('its own button is a link to it, so that it opens without scripts', () => {
    const link = find(show({ openText: 'Подробнее' }), 'section > div > a');
    expect([link.getAttribute('href'), link.dataset['popup']]).toEqual(['#terms', 'terms']);
  });

  test('without a button, and with a title alone, nothing empty stands around it', () => {
    const page = show({});
    expect(page.querySelector('a[data-popup], img, h3')).toBeNull();
    expect(page.querySelectorAll('a')).toHaveLength(1);
  });

  test('the window keeps its id where the block is called the same', () => {
    expect(show({}, 'terms').querySelectorAll('#terms')).toHaveLength(1);
    expect(find(show({}, 'terms'), '#terms').tagName).toBe('DIALOG');
  });
});
