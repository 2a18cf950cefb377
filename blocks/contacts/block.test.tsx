// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) =>
  renderHtml(<View id="contacts" props={block.props.parse(props)} data={null} />);

describe('contacts', () => {
  test.each([
    ['0500', 'tel:0500', '0500'],
    ['8 (800) 550-05-00', 'tel:+78005500500', '8\u00a0800\u00a0550-05-00'],
    ['+7 495 974 88 88', 'tel:+74959748888', '+7\u00a0495\u00a0974-88-88'],
  ])('dials %s at a touch', (number, url, text) => {
    const link = show({ phones: [{ number }] }).querySelector('a');
    expect(link?.getAttribute('href')).toBe(url);
    expect(link?.textContent).toBe(text);
  });

  test('refuses what no phone can dial', () => {
    expect(block.props.safeParse({ phones: [{ number: 'позвоните' }] }).success).toBe(false);
    expect(block.props.safeParse({ phones: [{ number: '123456789' }] }).success).toBe(false);
  });

  test('pairs days with hours', () => {
    const page = show({ hours: [{ days: 'Суббота', time: '10:00–18:00' }] });
    expect(page.querySelector('dl dt')?.textContent).toBe('Суббота');
    expect(page.querySelector('dl dd')?.textContent).toBe('10:00–18:00');
  });

  test('leaves out the groups that content leaves empty', () => {
    const page = show({ messengers: [{ text: 'Чат', url: '/help/chat' }] });
    expect([...page.querySelectorAll('h2')].map((name) => name.textContent)).toEqual(['Написать']);
    expect(show({}).innerHTML).toBe('');
  });
});
