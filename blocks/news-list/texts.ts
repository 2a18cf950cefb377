import { MONTHS } from '#blocks/ui/text/months';

const rules = new Intl.PluralRules('ru');
const NEWS: Readonly<Record<string, string>> = { one: 'новость', few: 'новости' };

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
  count: (count: number) => `${count}\u00a0${NEWS[rules.select(count)] ?? 'новостей'}`,
} as const;
