import type { Product } from '#schemas/gateway/entities/product';
import { toProductPrice } from '#schemas/products/price';
import { TARIFFS, type Questions } from './operator-questions.server';

interface Counted {
  /** What editors call it. */
  title: string;
  count: (ask: Questions) => Promise<number>;
}

/** Facts that are counted in what the operator says, never typed. */
export const COUNTED: Readonly<Record<string, Counted>> = {
  tariffs: {
    title: 'Тарифы для\u00A0связи, сколько их',
    count: async (ask) => (await ask.tariffsOf(TARIFFS)).length,
  },
  services: { title: 'Услуги и\u00A0опции, сколько их', count: async (ask) => (await ask.options()).length },
  'free-services': {
    title: 'Бесплатные услуги, сколько их',
    count: async (ask) => (await ask.options()).filter(isFree).length,
  },
  countries: {
    title: 'Страны с\u00A0ценами роуминга, сколько их',
    count: async (ask) => (await ask.countries()).length,
  },
  'home-countries': {
    title: 'Страны с\u00A0домашними ценами, сколько их',
    count: (ask) => ask.homeCountries(),
  },
  'package-countries': {
    title: 'Страны, где действует пакет, сколько их',
    count: async (ask) => (await ask.countries()).length - (await ask.homeCountries()),
  },
};

/** The facts that are counted: the name of each and what editors call it. */
export const COUNTED_FACTS: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTED).map(([name, { title }]) => [name, title]),
);

function isFree(product: Product): boolean {
  const price = toProductPrice(product);
  return price?.amountKopecks === 0 && price.oldAmountKopecks === undefined;
}
