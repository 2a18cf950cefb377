import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { loadCountries, NO_COUNTRIES, type CountriesData, type Country } from './load-countries';

const TURKEY: Country = {
  id: 'tr',
  title: 'Турция',
  url: '/roaming/world/turciya.html',
  isHome: false,
  dayKopecks: 24_900,
};
const BELARUS: Country = {
  id: 'by',
  title: 'Беларусь',
  url: '/roaming/world/belarus.html',
  isHome: true,
  dayKopecks: 0,
};
const COUNTRIES: CountriesData = {
  ...NO_COUNTRIES,
  popular: [{ text: 'Турция', url: TURKEY.url }],
  countries: [BELARUS, TURKEY],
};

export const block = defineBlock({
  type: 'roaming-countries',
  version: 1,
  label: 'Роуминг: страны',
  group: 'products',
  description: 'Находит страну по названию и показывает цену суток во всех странах.',
  props: z.object({
    title: z.string().trim().min(1).max(160).default('Куда едете?').describe('Заголовок'),
  }),
  examples: [
    { name: 'все страны', props: {}, data: COUNTRIES },
    { name: 'нашлась', props: {}, data: { ...COUNTRIES, query: 'тур', found: [TURKEY] } },
    { name: 'не нашлась', props: {}, data: { ...COUNTRIES, query: 'Атлантида' } },
    { name: 'страна из адреса', props: {}, data: { ...COUNTRIES, chosen: TURKEY } },
    { name: 'сервер недоступен', props: {}, data: NO_COUNTRIES },
  ],
  empty: NO_COUNTRIES,
  requires: [
    {
      name: 'countries',
      label: 'страны с ценами роуминга',
      isMet: (_props, _context, { countries }) => countries.length > 0,
    },
  ],
  load: (_props, context) => loadCountries(context),
});
