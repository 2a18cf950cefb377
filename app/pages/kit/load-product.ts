import type { getOption } from '#schemas/gateway/options';
import type { getTariff } from '#schemas/gateway/tariffs';
import type { ReadyComponent } from '#registry/verdict';
import type { PageTypeAddition, PageTypeLoadContext } from '#app/page/define-page-type';

const FIRST_ERROR_STATUS = 400;

/**
 * The product of a detail page. An answer that is not OK raises the error page with its status (PAGE-108, PAGE-404);
 * without any answer the page is shown, and its blocks say what they cannot. The blocks ask for the same product, and
 * get this very answer. A page without product blocks is content alone: nobody asks the operator for it.
 */
export async function loadProduct(
  contract: typeof getTariff | typeof getOption,
  { page, components, gateway }: PageTypeLoadContext,
): Promise<PageTypeAddition<never>> {
  if (page.uuid === null || !components.some(showsProduct)) return {};
  const outcome = await gateway.ask(contract, { query: { uuid: page.uuid } });
  if (outcome.ok || outcome.status === null || outcome.status < FIRST_ERROR_STATUS) return {};
  return { failure: outcome.status };
}

/** Does this component, or one inside it, load a product? */
function showsProduct({ definition, children }: ReadyComponent): boolean {
  const isProduct =
    definition.kind === 'block' && definition.group === 'products' && definition.load !== undefined;
  return isProduct || children.some(showsProduct);
}
