import { describe, expect, test } from 'vitest';
import { BADGE_CATEGORIES, type Badge } from '#schemas/gateway/entities/badge';
import { HIDDEN_BADGE_CATEGORY, toBadges, toPriceTooltip } from './badges';

const oneOfEach: Badge[] = [...BADGE_CATEGORIES, 'for_mars'].map((category) => ({
  category,
  text: category,
}));
const drawn = BADGE_CATEGORIES.filter((category) => category !== HIDDEN_BADGE_CATEGORY);

describe('the badges of a product', () => {
  test('[OPT-402] have the categories of the specification', () => {
    expect(BADGE_CATEGORIES).toEqual([
      'for_showcase',
      'for_detail',
      'for_price_tooltip',
      'popup_sim',
      'popup_mnp',
      'price',
      'for_showcase_title',
    ]);
  });

  test.each(drawn)('[OPT-402] of the category %s are drawn in its place only', (category) => {
    expect(toBadges(oneOfEach, category).map(({ text }) => text)).toEqual([category]);
  });

  test('of an unknown category are drawn nowhere', () => {
    const texts = BADGE_CATEGORIES.flatMap((category) => toBadges(oneOfEach, category)).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(drawn);
  });

  test('[OPT-401] are their text, else their title, with hint, code and a tone by the code or the type', () => {
    const badges: Badge[] = [
      {
        category: 'price',
        type: 'discount',
        code: 'summer',
        text: '−20%',
        hint: 'Три месяца',
        title: 'Скидка',
      },
      { category: 'price', type: 'archive', title: 'В архиве' },
      { category: 'price', text: 'Просто так' },
    ];
    expect(toBadges(badges, 'price')).toEqual([
      { code: 'summer', text: '−20%', hint: 'Три месяца', tone: 'sale' },
      { code: 'archive', text: 'В архиве', tone: 'warning' },
      { code: 'badge', text: 'Просто так', tone: 'neutral' },
    ]);
  });

  test('without a text are left out, and equal ones are drawn once', () => {
    const badges: Badge[] = [{ category: 'price' }, { category: 'price', text: ' ' }];
    const hit = { category: 'price', text: 'Хит' };
    expect(toBadges([...badges, hit, hit], 'price')).toHaveLength(1);
    expect(toBadges(undefined, 'price')).toEqual([]);
  });

  test('of a name that every object has are neutral', () => {
    expect(toBadges([{ category: 'price', code: 'constructor', text: 'А' }], 'price')[0]?.tone).toBe(
      'neutral',
    );
  });
});

describe('the tooltip of a price', () => {
  test('[OPT-403] is what a badge of the hidden category says, which is drawn as a badge nowhere', () => {
    const badges: Badge[] = [
      { category: HIDDEN_BADGE_CATEGORY, title: 'Как действует скидка', text: 'Три месяца' },
    ];
    expect(toPriceTooltip(badges)).toEqual({ title: 'Как действует скидка', text: 'Три месяца' });
    expect(BADGE_CATEGORIES.flatMap((category) => toBadges(badges, category))).toEqual([]);
  });

  test('[OPT-403] is given by no other badge', () => {
    expect(toPriceTooltip(drawn.map((category) => ({ category, text: 'А' })))).toBeNull();
    expect(toPriceTooltip(undefined)).toBeNull();
  });

  test('is the hint where the badge has no text', () => {
    expect(toPriceTooltip([{ category: HIDDEN_BADGE_CATEGORY, hint: 'Три месяца' }])).toEqual({
      text: 'Три месяца',
    });
  });
});
