import type { LoadContext } from '#registry/define-block';
import type { Product } from '#schemas/gateway/entities/product';
import { createLoadContext, type Answer } from './load-context';

interface ProductPage {
  path?: string;
  query?: string;
  uuid?: string | null;
  /** Notes the id of every call. */
  asked?: string[];
}

/** For tests: the context of a product's page whose operator answers with `product`; null when it does not. */
export function toProductPage(
  product: Product | null,
  { path = '/tariffs/all/start', query = '', uuid = 'page-1', asked = [] }: ProductPage = {},
): LoadContext {
  const answer: Answer = ({ id }) => {
    asked.push(id);
    return product;
  };
  const breadcrumbs = [{ title: 'Главная', url: '/' }, { title: '«Старт»' }];
  const page = { uuid, title: 'Тариф «Старт»', struct_title: '«Старт»', breadcrumbs };
  return createLoadContext(answer, { path, page, search: query });
}
