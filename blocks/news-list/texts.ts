import { MONTHS } from '#blocks/ui/text/months';
import { toCounted } from '#schemas/values/plural';

/** Words of the list that no content gives. */
export const texts = {
  years: 'Годы',
  months: 'Месяцы',
  regions: 'Чьи новости',
  allYears: 'Все годы',
  allMonths: 'Весь год',
  wholeCountry: 'Вся страна',
  pages: 'Страницы новостей',
  nothing: 'За это время новостей нет',
  toAll: 'Все новости',
  feeds: 'Читать в\u00a0своей программе:',
  month: (month: number) => MONTHS[month - 1] ?? '',
  count: (count: number) => toCounted(count, ['новость', 'новости', 'новостей']),
} as const;
