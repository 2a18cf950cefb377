import { toCounted } from '#schemas/values/plural';

/** Words of the countries that no content gives. */
export const texts = {
  label: 'Страна',
  hint: 'Например, Турция',
  find: 'Найти',
  clear: 'Очистить',
  suggestions: 'Страны',
  popular: 'Сюда ездят чаще',
  all: 'Все страны',
  home: 'Как дома',
  perDay: 'за\u00a0сутки',
  choose: 'Посчитать поездку',
  found: (query: string, count: number) =>
    `По запросу «${query}»\u00a0— ${toCounted(count, ['страна', 'страны', 'стран'])}`,
  nothing: (query: string) => `Страны «${query}» в\u00a0списке нет`,
  advice: 'Проверьте, нет\u00a0ли опечатки, или выберите ниже. Куда ещё можно поехать, подскажет поддержка.',
  away: 'Цены сейчас не\u00a0загрузились. Обновите страницу через минуту.',
} as const;
