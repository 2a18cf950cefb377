// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="auto" props={block.props.parse(props)} data={null} />);

describe('the autopayment banner', () => {
  test('[BLK-210] says what it offers, shows the rule in roubles and leads to it', () => {
    const page = show({
      title: 'Автоплатёж',
      text: 'Счёт пополнится сам.',
      rule: { belowKopecks: 10_000, amountKopecks: 150_050 },
      points: ['С любой карты', 'Без комиссии'],
      link: { text: 'Включить', url: '/pay/topup' },
      moreLink: { text: 'Как это работает', url: '/help/faq/avtoplatezh.html' },
    });
    const text = page.textContent?.replaceAll('\u00a0', ' ');
    expect(find(page, 'h2').textContent).toBe('Автоплатёж');
    expect(text).toContain('На счёте меньше 100 ₽');
    expect(text).toContain('Пополним на 1 500,50 ₽');
    expect([...page.querySelectorAll('li')].map((point) => point.textContent)).toEqual([
      'С любой карты',
      'Без комиссии',
    ]);
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/pay/topup',
      '/help/faq/avtoplatezh.html',
    ]);
  });

  test('of a title alone has nothing empty', () => {
    const page = show({ title: 'Автоплатёж' });
    expect(page.querySelector('p, a, ul, img')).toBeNull();
  });

  test('reports its button, not the link beside it', () => {
    const links = { link: { text: 'Включить', url: '#on' }, moreLink: { text: 'Ещё', url: '#more' } };
    const page = show({ title: 'Автоплатёж', ...links });
    const report = vi.fn();
    enhance(page, { signal: new AbortController().signal, report });
    find(page, 'a[href="#more"]').click();
    expect(report).not.toHaveBeenCalled();
    find(page, 'a[href="#on"]').click();
    expect(report.mock.calls).toEqual([[{ event: 'banner_click', block: 'auto' }]]);
  });
});
