import { describe, expect, test } from 'vitest';
import { CHOOSE_TEXT, toCardLink, toCardText } from './card-action';

const words = { chooseText: 'Подключить', moreText: 'Узнать больше' };

describe('the button of a tariff card', () => {
  test.each([true, false])(
    '[TRF-237] reads «Выбрано» when the tariff is selected, connection shown: %s',
    (canChoose) => {
      expect(toCardText({ isSelected: true, canChoose }, words)).toBe('Выбрано');
    },
  );

  test('[TRF-238] reads the choose text when it is not selected and can be connected', () => {
    expect(toCardText({ isSelected: false, canChoose: true }, words)).toBe('Подключить');
  });

  test('[TRF-239] reads the more text when it is neither selected nor can be connected', () => {
    expect(toCardText({ isSelected: false, canChoose: false }, words)).toBe('Узнать больше');
  });

  test('[TRF-241] is «Выбрать» where the page says nothing else', () => {
    expect(CHOOSE_TEXT).toBe('Выбрать');
  });

  test.each([
    [{ convergent: '/order', choose: '#connect', more: '/tariffs/all/start' }, '/order'],
    [{ convergent: null, choose: '#connect', more: '/tariffs/all/start' }, '#connect'],
    [{ convergent: null, choose: null, more: '/tariffs/all/start' }, '/tariffs/all/start'],
    [{ convergent: null, choose: null, more: null }, null],
  ])(
    '[TRF-240] leads to the convergent order, else to the connection, else to the page: %o',
    (links, href) => {
      expect(toCardLink(links)).toBe(href);
    },
  );
});
