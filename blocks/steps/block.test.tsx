// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="how" props={block.props.parse(props)} data={null} />);

describe('steps', () => {
  test('are numbered in their order, the number being read once', () => {
    const page = show({
      title: 'Как перейти',
      steps: [{ title: 'Заявка', text: 'На сайте' }, { title: 'Курьер' }],
    });
    expect([...page.querySelectorAll('ol > li h3')].map((step) => step.textContent)).toEqual([
      'Заявка',
      'Курьер',
    ]);
    expect([...page.querySelectorAll('[aria-hidden]')].map((number) => number.textContent)).toEqual([
      '1',
      '2',
    ]);
  });

  test.each([1, 40])('are all there: %i', (count) => {
    const steps = Array.from({ length: count }, (_, index) => ({ title: `Шаг ${index + 1}` }));
    expect(show({ steps }).querySelectorAll('ol > li')).toHaveLength(count);
  });

  test('of a service stand beside its picture, with its buttons after them', () => {
    const page = show({
      title: 'Как читать',
      text: 'Двести тысяч книг.',
      picture: { src: '/media/books.svg', width: 480, height: 320, alt: 'Стопка книг' },
      steps: [{ title: 'Подключите' }, { title: 'Скачайте' }],
      links: [
        { text: 'Подключить', url: '/services/knigi.html' },
        { text: 'Вопросы', url: '/help/faq' },
      ],
    });
    expect(page.querySelectorAll('img')).toHaveLength(1);
    expect(page.querySelector('img')?.getAttribute('alt')).toBe('Стопка книг');
    expect([...page.querySelectorAll('ol > li h3')].map((step) => step.textContent)).toEqual([
      'Подключите',
      'Скачайте',
    ]);
    expect([...page.querySelectorAll('ol ~ * a')].map((link) => link.getAttribute('href'))).toEqual([
      '/services/knigi.html',
      '/help/faq',
    ]);
  });

  test('of a title alone have no empty paragraph or picture', () => {
    expect(show({ steps: [{ title: 'Готово' }] }).querySelector('p, img')).toBeNull();
  });
});
