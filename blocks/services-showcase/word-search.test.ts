import { describe, expect, test } from 'vitest';
import { SYNONYMS } from './synonyms';
import { prepareWordSearch, readSynonyms, toStem, toStems } from './word-search';

describe('the forms of a word', () => {
  test.each([
    ['интернет', 'интернета', 'интернетом', 'Интернету'],
    ['поездка', 'поездку', 'поездок', 'поездками'],
    ['гудок', 'гудки', 'гудков', 'гудка'],
    ['роуминг', 'роуминга', 'роуминге'],
    ['звонок', 'звонки', 'звонков', 'звонками'],
    ['подписка', 'подписок', 'подписки'],
    ['безопасность', 'безопасности', 'безопасностью'],
    ['семья', 'семьи', 'семью', 'семьей'],
  ])('of «%s» have one stem', (...forms) => {
    expect(new Set(forms.map(toStem)).size).toBe(1);
  });

  test('of different words do not', () => {
    const words = ['кино', 'книга', 'музыка', 'номер', 'защита', 'звонок', 'спорт', 'соцсети'];
    expect(new Set(words.map(toStem)).size).toBe(words.length);
    expect(toStem('тв')).toBe('тв');
  });
});

describe('a search by words', () => {
  const synonyms = readSynonyms(SYNONYMS);
  const finds = (typed: string, text: string) => prepareWordSearch(typed, synonyms)?.(toStems(text));

  test('finds other forms, beginnings and words that mean the same', () => {
    expect(finds('интернета', 'Интернет на день')).toBe(true);
    expect(finds('роуминг', 'Пакет в\u00A0поездку')).toBe(true);
    expect(finds('гудок', 'Музыка')).toBe(true);
    expect(finds('Гудки', 'Рингтоны')).toBe(true);
    expect(finds('вайфай', 'Звонки по Wi-Fi')).toBe(true);
    expect(finds('чёрный список', 'Заблокировать номер')).toBe(true);
    expect(finds('адрес', 'Постоянный IP-адрес')).toBe(true);
    expect(finds('антисп', 'Антиспам')).toBe(true);
  });

  test('wants every telling word', () => {
    expect(finds('звонки в роуминге', 'Принимайте звонки за границей, в поездке')).toBe(true);
    expect(finds('звонки в роуминге', 'Запись звонков')).toBe(false);
    expect(prepareWordSearch(' и в на ', synonyms)).toBeNull();
  });

  test('has no line of synonyms with a single word, and each line finds what its other words find', () => {
    expect(synonyms).toHaveLength(SYNONYMS.length);
    for (const [first = '', second = ''] of synonyms) {
      expect([first, second, finds(first, second)]).toEqual([first, second, true]);
    }
  });
});
