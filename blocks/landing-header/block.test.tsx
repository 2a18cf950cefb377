// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const path = [{ title: 'Главная', url: '/' }, { title: 'Тарифы' }];
const picture = {
  src: '/media/wide.svg',
  width: 1440,
  height: 560,
  alt: 'Вышка связи',
  phone: { src: '/media/phone.svg', width: 720, height: 640 },
};
const show = (props: Input, data: typeof path = []) =>
  renderHtml(<View id="hero" props={block.props.parse(props)} data={data} />);

describe('landing-header', () => {
  test.each(['default', 'photo', 'imgvideo', 'supersign', 'bottomsign'] as const)(
    '[BLK-211] has the type %s, with exactly one h1 and a composition of its own',
    (type) => {
      const page = show({ type, header: 'Связь рядом', image: picture });
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(find(page, '#hero').classList.contains(type)).toBe(true);
      expect(find(page, 'img').getAttribute('fetchpriority')).toBe('high');
      expect(find(page, 'img').hasAttribute('loading')).toBe(false);
    },
  );

  test('[BLK-401] shows every field that content gives', () => {
    const page = show(
      {
        header: 'Один тариф',
        subtitle: 'На всех',
        description: 'До пяти номеров',
        badges: ['Хит', 'Семья'],
        price: { amountKopecks: 95_000, oldAmountKopecks: 120_000, period: 'в месяц' },
        buttonText: 'Выбрать',
        buttonLink: '/tariffs/all',
        buttonOpenNewWindow: true,
        color: 'violet',
        breadcrumbs: true,
        image: picture,
      },
      path,
    );
    const said = page.textContent;
    for (const text of ['Один тариф', 'На всех', 'До пяти номеров', 'Хит', 'Семья', 'в месяц', 'Тарифы']) {
      expect(said).toContain(text);
    }
    expect(find(page, 's').textContent).toContain('1\u00a0200\u00a0₽');
    const button = find(page, 'a[href="/tariffs/all"]');
    expect(button.textContent).toContain('Выбрать');
    expect(button.getAttribute('target')).toBe('_blank');
    expect(find(page, '#hero').getAttribute('data-tone')).toBe('accent');
  });

  test('[BLK-401] a popup id leads to the popup and goes before the link', () => {
    const page = show({ header: 'Музыка', buttonLink: '/music', buttonPopupId: 'music' });
    expect(find(page, 'a').getAttribute('href')).toBe('#music');
  });

  test('[BLK-401] has a picture of its own for phones and for desktops', () => {
    const page = show({ type: 'photo', header: 'Связь', image: picture });
    expect(find(page, 'source').getAttribute('srcset')).toBe('/media/phone.svg');
    expect(find(page, 'img').getAttribute('src')).toBe('/media/wide.svg');
  });

  test('[BLK-402] the button says «Показать» unless content says otherwise', () => {
    expect(find(show({ header: 'Роуминг', buttonLink: '/roaming' }), 'a').textContent).toBe('Показать');
  });

  test('a video loads nothing and plays nothing by itself', () => {
    const page = show({ type: 'imgvideo', header: 'Кино', image: picture, videoSrc: '/media/film.mp4' });
    const video = find(page, 'video');
    expect(video.getAttribute('preload')).toBe('none');
    expect(video.hasAttribute('autoplay')).toBe(false);
    expect(video.hasAttribute('muted')).toBe(true);
    expect(video.getAttribute('poster')).toBe('/media/wide.svg');
  });

  test('with a header alone there is nothing empty around it', () => {
    const page = show({ header: 'Достопримечательности Петропавловска-Камчатского' });
    expect(page.querySelector('a, nav, picture, video, ul, p')).toBeNull();
  });

  test('tells the shell when the path stands in the header already', () => {
    expect(block.showsBreadcrumbs?.(block.props.parse({ header: 'А', breadcrumbs: true }))).toBe(true);
    expect(block.showsBreadcrumbs?.(block.props.parse({ header: 'А' }))).toBe(false);
  });

  test('reads the path of the page only when asked to', async () => {
    // Of the context this load reads the page's path and nothing else.
    const context = { page: { breadcrumbs: path } } as Parameters<NonNullable<typeof block.load>>[1];
    expect(await block.load?.(block.props.parse({ header: 'А', breadcrumbs: true }), context)).toEqual(path);
    expect(await block.load?.(block.props.parse({ header: 'А' }), context)).toEqual([]);
  });
});
