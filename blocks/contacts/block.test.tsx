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

  test('[MISC-403] shows the address of a place, and its metro where there is one', () => {
    const page = show({
      places: [
        { address: { value: 'Москва, Тверская, 7' }, metro: { value: 'Охотный Ряд' } },
        { address: { value: 'Химки, Ленинградская, 1' } },
      ],
    });
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Москва, Тверская, 7Метро «Охотный Ряд»',
      'Химки, Ленинградская, 1',
    ]);
  });

  test('[MISC-404][MISC-405][MISC-407] reads phones and hours that are written as one string, without what is malformed', () => {
    const page = show({
      phoneList: 'Продажи-8 800 550 05 55;без номера;Никому-12',
      hoursList: 'Суббота:10:00–18:00;без часов;Воскресенье:закрыто',
    });
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'tel:+78005500555',
    ]);
    expect(page.textContent).toContain('Продажи');
    const lines = [...page.querySelectorAll('dl > div')].map((line) =>
      [...line.children].map(({ textContent }) => textContent),
    );
    expect(lines).toEqual([
      ['Суббота', '10:00–18:00'],
      ['Воскресенье', 'закрыто'],
    ]);
  });

  test('[MISC-406][MISC-407] puts each part where its position says; one without a position stands in its turn', () => {
    const page = show({
      phones: [{ number: '0500' }],
      hours: [{ days: 'Суббота', time: '10:00–18:00' }],
      places: [{ address: { value: 'Москва, Тверская, 7' } }],
      positions: '3-1|1-2;;сюда;1-1|2-1',
    });
    const placesOf = [...page.querySelectorAll('h2')].map((name) =>
      [...(name.parentElement?.classList ?? [])].filter((word) => /column|row/.test(word)),
    );
    expect(placesOf).toEqual([
      ['column-3', 'row-1', 'tablet-column-1', 'tablet-row-2'],
      [],
      ['column-1', 'row-1', 'tablet-column-2', 'tablet-row-1'],
    ]);
  });
});
