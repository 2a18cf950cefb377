// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="ad" props={block.props.parse(props)} data={null} />);
const advertiser = { title: 'ООО «Тембр»', inn: '7700000016', address: 'Москва, улица Примерная, дом 4' };

/** What the disclosure lists: «name: value». */
const facts = (page: HTMLElement) =>
  [...page.querySelectorAll('details dl > div')].map((fact) =>
    [fact.querySelector('dt'), fact.querySelector('dd')].map((part) => part?.textContent).join(': '),
  );

describe('an ad', () => {
  test('[BLK-215] is marked «Реклама», beside its words and its link', () => {
    const page = show({
      title: 'Наушники со скидкой',
      text: 'До конца декабря.',
      link: { text: 'Выбрать', url: 'https://tembr.example/' },
      advertiser,
    });
    expect(find(page, 'section').getAttribute('aria-label')).toBe('Реклама: Наушники со скидкой');
    expect(find(page, 'h2').textContent).toBe('Наушники со скидкой');
    expect(find(page, 'a').getAttribute('href')).toBe('https://tembr.example/');
    expect(find(page, 'details > summary').textContent).toBe('Реклама');
    expect(find(page, 'details').hasAttribute('open')).toBe(false);
  });

  test('[BLK-406] tells the advertiser, his INN and address, and the erid', () => {
    const page = show({ advertiser, erid: 'Demo2VtzqTembr01' });
    expect(find(page, 'details').textContent).toContain('ООО «Тембр»');
    expect(facts(page)).toEqual([
      'ИНН: 7700000016',
      'Адрес: Москва, улица Примерная, дом 4',
      'erid: Demo2VtzqTembr01',
    ]);
  });

  test('[BLK-406] tells the erid of each of several ads by its name', () => {
    const eridList = Array.from({ length: 40 }, (_, index) => ({
      eridName: `Баннер ${index + 1}`,
      eridValue: `Demo${index + 1}`,
    }));
    const listed = facts(show({ advertiser: { title: 'ООО «Тембр»' }, eridList }));
    expect(listed).toHaveLength(40);
    expect(listed[39]).toBe('Баннер 40: erid: Demo40');
  });

  test('that is the mark alone has no empty card, heading or list', () => {
    const page = show({ advertiser: { title: 'ИП Смирнова А. В.' } });
    expect(page.querySelector('h2, a, img, dl')).toBeNull();
  });

  test.each(['123', '77000000161', 'семь семь'])('refuses an INN of another form: %s', (inn) => {
    expect(block.props.safeParse({ advertiser: { title: 'А', inn } }).success).toBe(false);
  });
});
