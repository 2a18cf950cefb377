import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { changeCart } from '#app/cart/change-cart.server';
import { limitChanges } from '#app/flow-engine/limit-changes.server';
import { pageLoader } from '#app/page/page-loader.server';
import { PageView } from '#app/page/page-view';
import { toMeta } from '#app/page/to-meta';
import { usePageData } from '#app/page/use-page-data';

/** The page of the cart. It is never shared, so it is a route of its own, beside those of content. */
export const loader = (args: LoaderFunctionArgs) => pageLoader(args);

/** A change of the cart by a form, from whatever page; it leads to the cart. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return (await limitChanges(context)) ?? changeCart(request, context, { isForScript: false });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Cart() {
  return <PageView {...usePageData()} />;
}
