import { describe, expect, test } from 'vitest';
import { serviceSearchItemSchema } from '#schemas/gateway/entities/service-card';
import { foldText, toRussianLayout, toSearchItem, toSearchQuery } from './service-search';

describe('the search of services', () => {
  test('[OPT-405] knows a card by title, text, address, searched words, chip and archive', () => {
    const item = toSearchItem({
      title: 'Чёрный список',
      text: 'Звонки не\u00A0дойдут',
      href: '/services/list.html',
      filters: ['Безопасность', 'Семья'],
      isArchive: false,
    });
    expect(serviceSearchItemSchema.parse(item)).toEqual({
      title: 'Чёрный список',
      text: 'Звонки не\u00A0дойдут',
      href: '/services/list.html',
      filter: 'Безопасность',
      isArchive: false,
      searchStr: 'черный список звонки не дойдут безопасность семья',
    });
  });

  test('begins with three letters, spaces around them aside', () => {
    expect(toSearchQuery('  ки ')).toBe('');
    expect(toSearchQuery(' Кин')).toBe('кин');
    expect(toSearchQuery('а'.repeat(500))).toHaveLength(60);
  });

  test('reads what was typed in the other layout', () => {
    expect(toRussianLayout('bynthytn')).toBe('интернет');
    expect(toRussianLayout('интернет 5')).toBe('интернет 5');
    expect(foldText('Ёлка\u00A0 и  ёж')).toBe('елка и еж');
  });
});
