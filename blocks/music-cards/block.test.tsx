// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import { HALF_TURN_MS } from './limits';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

/** As the server sends it: what visitors have before the script, and without it. */
const show = (props: Input) => renderHtml(<View id="music" props={block.props.parse(props)} data={null} />);
const read = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');
const styles = (name: string) => readFileSync(`blocks/music-cards/${name}.module.css`, 'utf8');

const front = {
  title: 'Созвучие',
  subtitle: 'Вся музыка без рекламы',
  iconId: 'chord' as const,
  iconBg: 'violet' as const,
  iconLink: 'https://sozvuchie.example/',
  buttonText: 'Условия',
  items: ['Первый месяц бесплатно', 'Трафик не расходуется'],
  vaspButton: {
    text: 'Слушать',
    products: [
      {
        vaspId: 'chord-30',
        title: '30 дней за 169 ₽',
        sms: '5051',
        smsText: 'МУЗЫКА',
        ivr: '0505',
        ussd: '*505*1#',
        lkLink: 'https://lk.example.test/services',
      },
    ],
  },
};
const back = {
  title: 'Как слушать',
  subtitle: 'Приложение узнает вас по номеру',
  appStoreLink: 'https://apps.apple.example/app/chord',
  gplayLink: 'https://play.google.example/chord',
  items: ['До пяти устройств'],
};

describe('the front of a music card', () => {
  test('[BLK-407] shows title, subtitle, sign with its link, items and the button', () => {
    const page = show({ cards: [{ front, back }] });
    const face = find(page, '[data-front]');
    expect(read(face.querySelector('h2'))).toBe('Созвучие');
    expect(read(face)).toContain('Вся музыка без рекламы');
    expect(face.querySelector('a[href="https://sozvuchie.example/"] svg')).not.toBeNull();
    expect(find(face, 'a').getAttribute('aria-label')).toContain('Сайт «Созвучие»');
    expect([...face.querySelectorAll('li')].slice(0, 2).map(read)).toEqual([
      'Первый месяц бесплатно',
      'Трафик не расходуется',
    ]);
    expect(read(find(page, '[data-flip] > summary'))).toBe('Условия о «Созвучие»');
  });

  test('[BLK-407] tells every way to connect each product', () => {
    const connect = find(show({ cards: [{ front }] }), '[data-front] details');
    expect(read(find(connect, 'summary'))).toBe('Слушать «Созвучие»');
    const product = find(connect, '[data-vasp="chord-30"]');
    expect(read(product.querySelector('p'))).toBe('30 дней за 169 ₽');
    expect(read(product)).toContain('SMS «МУЗЫКА» на номер 5051');
    expect([...product.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://lk.example.test/services',
      'tel:*505*1%23',
      'tel:0505',
    ]);
  });

  test('of a title alone has no button, link, list or paragraph', () => {
    const page = show({ cards: [{ front: { title: 'Кассета' } }] });
    expect(
      page.querySelector('article a, article details, article p, article li, article button'),
    ).toBeNull();
  });
});

describe('the back of a music card', () => {
  test('[BLK-408] shows title, subtitle, items and both stores', () => {
    const face = find(show({ title: 'Музыка', cards: [{ front, back }] }), '[data-back]');
    expect(read(face.querySelector('h3'))).toBe('Как слушать');
    expect(read(face)).toContain('Приложение узнает вас по номеру');
    expect(read(face)).toContain('До пяти устройств');
    expect([...face.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://apps.apple.example/app/chord',
      'https://play.google.example/chord',
    ]);
  });

  test('can be read without a script: it is what the button opens by itself', () => {
    const details = find(show({ cards: [{ front, back }] }), 'details[data-flip]');
    expect(details.hasAttribute('open')).toBe(false);
    expect(details.querySelector(':scope > summary ~ [data-back] a')).not.toBeNull();
    expect(find(details, '[data-return]').hidden).toBe(true);
  });
});

describe('a promo card', () => {
  const playlist = [{ title: 'Позывные', artist: 'Дальний свет' }, { title: 'Сигнал есть' }];

  test('[BLK-409] is what the flag makes of a card: the playlist is there, and it stands first', () => {
    const other = { front: { title: 'Октава' }, playlist };
    const page = show({ cards: [other, { front, playlist, promo: true }] });
    expect([...page.querySelectorAll('h2')].map(read)).toEqual(['Созвучие', 'Октава']);
    expect([...page.querySelectorAll('[data-playlist]')].map((list) => list.closest('article'))).toEqual([
      page.querySelector('article'),
    ]);
  });

  test('[BLK-249] has the words «Показать плейлист» for closed and «Скрыть плейлист» for open', () => {
    const page = show({ cards: [{ front, playlist, promo: true }] });
    const words = [...page.querySelectorAll('[data-playlist] > summary > span')];
    expect(words.map(read)).toEqual(['Показать плейлист', 'Скрыть плейлист']);
    expect(styles('playlist')).toMatch(/\.hide,\s*\.playlist\[open\] \.show \{\s*display: none;/);
    expect(styles('playlist')).toMatch(/\.playlist\[open\] \.hide \{\s*display: inline;/);
  });

  test('lists its songs in a box that the keyboard can scroll', () => {
    const box = find(show({ cards: [{ front, playlist, promo: true }] }), '[role="group"]');
    expect(box.getAttribute('tabindex')).toBe('0');
    expect(box.getAttribute('aria-label')).toBe('Плейлист «Созвучие»');
    expect([...box.querySelectorAll('ol > li')].map(read)).toEqual([
      '1Позывные — Дальний свет',
      '2Сигнал есть',
    ]);
  });
});

describe('the limits of music cards', () => {
  test('[BLK-250] [BLK-251] [BLK-263] are those of the stylesheets', () => {
    expect(styles('playlist')).toContain('height: 220px');
    const phone = styles('card').split('@media (max-width: 767px)')[1];
    expect(phone).toContain('min-height: calc(var(--base-height) + 476px)');
    expect(styles('card')).toContain(`transition: transform ${HALF_TURN_MS}ms`);
  });

  test.each([1, 40])('do not forbid %i cards', (count) => {
    const cards = Array.from({ length: count }, (_, index) => ({ front: { title: `Сервис ${index + 1}` } }));
    expect(show({ cards }).querySelectorAll('li > div > article')).toHaveLength(count);
  });
});
