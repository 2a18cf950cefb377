import { formatPrice } from '#blocks/ui/text/format-price';
import { getOption } from '#schemas/gateway/options';
import { compareTariffs } from '#schemas/gateway/tariffs';
import type { Product } from '#schemas/gateway/entities/product';
import type { ProductPrice } from '#schemas/products/price';
import { PRICED_SHOWCASES, type KnownProduct } from '#app/references/operator-records.server';
import type { Choice } from '../../fields/field-sources';
import { studioTexts } from '../../texts/studio-texts';
import { orUnanswered, toFacts, type ChoicePlace, type ListChoices } from './choice-place';
import { readPageTitle } from './page-choices.server';
import { toTitles } from './to-titles';

const t = studioTexts('choices');

const KINDS = ['tariff', 'option', 'country', 'showcase'] as const;
type ProductKind = (typeof KINDS)[number];

const listProducts = ({ site, scope }: ChoicePlace) => site.filler.listProducts(scope);

/** Everything that has a price, by its kind and id. */
export const listPriced: ListChoices = async (place) => {
  const products = await listProducts(place);
  const showcases = await Promise.all(PRICED_SHOWCASES.map((path) => findShowcase(`showcase${path}`, place)));
  return [
    ...products.map((product) => toChoice(product, place)),
    ...showcases.filter((choice) => choice !== null),
  ];
};

/** Tariffs or options, by their ids alone. */
export function listOfKind(kind: 'tariff' | 'option'): ListChoices {
  return async (place) =>
    orUnanswered(
      (await listProducts(place))
        .filter(({ key }) => key.startsWith(`${kind}/`))
        .map((product) => ({ ...toChoice(product, place), key: product.key.slice(kind.length + 1) })),
    );
}

/** What showcases do not sell, but the operator knows: a tariff of before, the lowest price of another page. */
export async function findPriced(key: string, place: ChoicePlace): Promise<Choice | null> {
  const kind = KINDS.find((known) => key.startsWith(`${known}/`));
  if (kind === 'showcase') return findShowcase(key, place);
  if (kind !== 'tariff' && kind !== 'option') return null;
  const found = await findOfKind(kind)(key.slice(kind.length + 1), place);
  return found && { ...found, key };
}

export function findOfKind(kind: 'tariff' | 'option') {
  return async (id: string, { site, scope }: ChoicePlace): Promise<Choice | null> => {
    const gateway = site.gateway(scope);
    const product = kind === 'tariff' ? await askTariff(gateway, id) : await askOption(gateway, id);
    if (product === null) return null;
    const facts = toFacts(t(kind), product.link ?? null, product.archive === true && t('archived'));
    return { key: id, title: product.title, facts };
  };
}

type Gateway = ReturnType<ChoicePlace['site']['gateway']>;

async function askTariff({ ask }: Gateway, id: string): Promise<Product | null> {
  const asked = await ask(compareTariffs, { query: { ids: id } });
  return (asked.ok && asked.answer.find((known) => known.id === id)) || null;
}

async function askOption({ ask }: Gateway, id: string): Promise<Product | null> {
  const asked = await ask(getOption, { query: { uuid: id } });
  return asked.ok && asked.answer.id === id ? asked.answer : null;
}

async function findShowcase(key: string, place: ChoicePlace): Promise<Choice | null> {
  const price = await place.site.filler.findPrice(key, place.scope);
  if (price === null) return null;
  const path = key.slice('showcase'.length);
  const facts = toFacts(t('showcase'), path, ...sayPrice(price, place));
  return { key, title: await readPageTitle(place, path), facts };
}

function toChoice({ key, title, path, price }: KnownProduct, place: ChoicePlace): Choice {
  // The operator's records have no other kinds.
  const [kind] = key.split('/') as [ProductKind];
  return { key, title, facts: toFacts(t(kind), path, ...sayPrice(price, place)) };
}

/** «от 500 ₽», «Москва» */
function sayPrice(price: ProductPrice | null, { scope }: ChoicePlace): (string | null)[] {
  if (price === null) return [];
  const amount = [price.prefix, formatPrice(price.amountKopecks)].filter(Boolean).join('\u00A0');
  return [amount, scope.region.title];
}

/** Products under each of the codes that they have. */
function listByCode(codesOf: (product: KnownProduct) => readonly (string | null)[]): ListChoices {
  return async (place) => {
    const products = await listProducts(place);
    const codes = new Set(products.flatMap(codesOf).filter((code) => code !== null));
    const choices = [...codes].map((code) => {
      const titles = products.flatMap((product) => (codesOf(product).includes(code) ? product.title : []));
      return { key: code, title: code, facts: [t('tariffs', { titles: toTitles(titles) })] };
    });
    return orUnanswered(choices);
  };
}

export const listTariffTypes = listByCode(({ type }) => [type]);
export const listTariffSegments = listByCode(({ segment }) => [segment]);

/** Codes of billing, each by the product that has it. */
export const listBillingCodes: ListChoices = async (place) =>
  orUnanswered(
    (await listProducts(place)).flatMap((product) =>
      product.billingCodes.map((code) => ({ ...toChoice(product, place), key: code })),
    ),
  );

export const listServiceGroups: ListChoices = async ({ site, scope }) =>
  orUnanswered(
    (await site.filler.listServiceGroups(scope)).map(({ code, title }) => ({
      key: code,
      title,
      facts: [t('serviceGroup')],
    })),
  );
