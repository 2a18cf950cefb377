// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const crop = (name: string, width: number) => ({ src: `/media/${name}.svg`, width, height: 560 });
const sources = {
  phone: crop('phone', 720),
  tablet: crop('tablet', 1024),
  desktop: crop('desktop', 1440),
  wide: crop('wide', 1920),
};
const show = (props: Input) => renderHtml(<View id="promo" props={block.props.parse(props)} data={null} />);

describe('landing-banner', () => {
  test.each(['photo', 'supersign', 'blank'] as const)('[BLK-212] has the type %s', (type) => {
    const page = show({ type, title: 'Подарок', sources });
    expect(page.querySelector(`.${type}`)).not.toBeNull();
    expect(page.querySelector('img') === null).toBe(type === 'blank');
  });

  test('[BLK-403] takes its colour and four sources from content', () => {
    const page = show({ title: 'Подарок', bannerColor: 'violet', sources });
    expect(page.querySelector('[data-tone="accent"]')).not.toBeNull();
    const sets = [...page.querySelectorAll('source')].map((source) => [source.media, source.srcset]);
    expect(sets).toEqual([
      ['(max-width: 767px)', '/media/phone.svg'],
      ['(max-width: 1023px)', '/media/tablet.svg'],
      ['(min-width: 1440px)', '/media/wide.svg'],
    ]);
    expect(find(page, 'img').getAttribute('src')).toBe('/media/desktop.svg');
  });

  test('without a picture it is words on a colour, whatever its type says', () => {
    const page = show({ type: 'photo', title: 'Салоны работают' });
    expect(page.querySelector('.blank')).not.toBeNull();
    expect(page.querySelector('a, picture, p')).toBeNull();
  });

  test('[BLK-403] each of the four sources may be a raster, which comes in several widths', () => {
    const raster = (name: string, width: number) => ({ src: `/media/${name}.jpg`, width, height: 600 });
    const page = show({
      title: 'Подарок',
      sources: {
        phone: raster('phone', 480),
        tablet: crop('tablet', 1024),
        desktop: raster('desktop', 1280),
        wide: raster('wide', 1920),
      },
    });
    const sets = [...page.querySelectorAll('source')].map((source) => source.srcset.split(', ').pop());
    expect(sets).toEqual([
      '/media/phone.jpg?w=480 480w',
      '/media/tablet.svg',
      '/media/wide.jpg?w=1920 1920w',
    ]);
    expect(find(page, 'img').getAttribute('srcset')).toMatch(/desktop\.jpg\?w=1280 1280w$/);
    expect(find(page, 'img').getAttribute('width')).toBe('1280');
  });

  test('its picture waits until it is near', () => {
    expect(find(show({ title: 'Подарок', sources }), 'img').getAttribute('loading')).toBe('lazy');
  });
});
