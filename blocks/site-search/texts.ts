import { toCounted } from '#schemas/values/plural';

/** Words of the results that no content gives; those of the field are in `blocks/ui/site-search`. */
export const texts = {
  section: 'Поиск',
  popular: 'Часто ищут',
  found: (query: string, count: number) =>
    `По запросу «${query}»\u00a0— ${toCounted(count, ['страница', 'страницы', 'страниц'])}`,
  /** Tariffs or goods, and not a page. */
  foundElsewhere: (query: string) => `Что есть по\u00a0запросу «${query}»`,
  corrected: (typed: string) => `Вы набрали «${typed}»: похоже, раскладка была английской.`,
  tariffs: 'Тарифы по запросу',
  goods: 'Товары по запросу',
  moreGoods: 'Ещё товары',
  im: 'Доставим',
  ccm: 'Есть в\u00a0салонах',
  nothing: (query: string) => `По запросу «${query}» ничего не\u00a0нашлось`,
  advice: 'Проверьте, нет\u00a0ли опечатки, или назовите это другими словами: короче обычно лучше.',
  help: 'Спросить в\u00a0поддержке',
  pages: 'Страницы с\u00a0результатами',
} as const;
