// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="offers" props={block.props.parse(props)} data={null} />);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Услуга ${index + 1}`, buttonUrl: '/services' }));

describe('services-slider', () => {
  test('[BLK-221] without scripts is a list of all its slides, with nothing that needs them', () => {
    const page = show({ title: 'Услуги', slides: many(4) });
    expect(page.querySelectorAll('li article')).toHaveLength(4);
    expect(find(page, '[data-viewport]').tabIndex).toBe(0);
    expect(find(page, '[data-controls]').hidden).toBe(true);
  });

  test('[BLK-405] shows every field of a slide', () => {
    const page = show({
      slides: [
        {
          title: 'Музыка',
          description: 'Миллионы треков',
          buttonText: 'Слушать',
          buttonUrl: '/music',
          buttonColor: 'violet',
          imageUrl: { src: '/media/music.svg', width: 1440, height: 560, alt: 'Наушники' },
          tabTitle: 'Песни',
          erid: '2Vtzq',
          advertiser: { title: 'ООО «Пример»' },
        },
        { title: 'Кино', tabTitle: 'Фильмы' },
      ],
    });
    const slide = find(page, 'li');
    expect(slide.textContent).toContain('Музыка');
    expect(slide.textContent).toContain('Миллионы треков');
    expect(find(slide, 'a[href="/music"]').textContent).toBe('Слушать');
    expect(find(slide, '.violet a')).not.toBeNull();
    expect(find(slide, 'img').getAttribute('alt')).toBe('Наушники');
    expect(slide.textContent).toContain('2Vtzq');
    expect(slide.textContent).toContain('ООО «Пример»');
    expect([...page.querySelectorAll('[data-go]')].map((tab) => tab.textContent)).toEqual([
      'Песни',
      'Фильмы',
    ]);
  });

  test('[BLK-406] marks advertising and says who pays for it', () => {
    const page = show({
      slides: [
        {
          title: 'Музыка',
          erid: '2Vtzq',
          advertiser: {
            title: 'ООО «Пример Медиа»',
            inn: '7701234567',
            address: 'Москва, набережная, 30',
            eridList: [{ eridName: 'Баннер', eridValue: '3Wuar' }],
          },
        },
      ],
    });
    expect(find(page, 'summary').textContent).toBe('Реклама');
    expect([...page.querySelectorAll('dl > div')].map((fact) => fact.textContent)).toEqual([
      'Рекламодатель: ООО «Пример Медиа»',
      'ИНН: 7701234567',
      'Адрес: Москва, набережная, 30',
      'erid: 2Vtzq',
      'erid, Баннер: 3Wuar',
    ]);
  });

  test('a slide of our own is not marked as advertising', () => {
    expect(show({ slides: many(2) }).textContent).not.toContain('Реклама');
  });

  test('[BLK-264] a button without words of its own says «Продолжить»', () => {
    expect(find(show({ slides: many(1) }), 'a').textContent).toBe('Продолжить');
  });

  test('a slide may be a title alone, and alone', () => {
    const page = show({ slides: [{ title: 'Электроэнцефалографический' }] });
    expect(page.querySelector('a, img, p, details, button, [tabindex]')).toBeNull();
  });

  test('[BLK-261] leaves 20 px more than the text needs, on every screen', () => {
    const css = readFileSync('blocks/services-slider/slide.module.css', 'utf8');
    const paddings = [
      ...css.matchAll(/\n\s*padding: (var\(--space-\d\));\n(?:[^}]*\n)?\s*padding-bottom: ([^;]+);/g),
    ];
    expect(paddings.map(([, around, below]) => [around, below])).toEqual(
      ['5', '6', '8'].map((step) => [`var(--space-${step})`, `calc(var(--space-${step}) + 20px)`]),
    );
  });

  test('refuses what is no INN', () => {
    const advertiser = { title: 'ООО «Пример»', inn: '77' };
    expect(block.props.safeParse({ slides: [{ title: 'Музыка', advertiser }] }).success).toBe(false);
  });
});
