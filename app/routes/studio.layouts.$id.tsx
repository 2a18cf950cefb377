import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { layoutEditorLoader } from '#app/studio/editors/layouts/layout-editor.server';
import { LayoutEditor } from '#app/studio/editors/layouts/layout-editor';
import { toTitle } from '#app/studio/to-title';

/** What stands around pages and between their blocks: menus, footer, notices, windows; the main page's promotions. */
export const loader = (args: LoaderFunctionArgs) => layoutEditorLoader(args);
export const meta: MetaFunction<typeof loader> = ({ data }) => toTitle(data?.document.head.title ?? null);

export default function LayoutScreen() {
  const data = useLoaderData<typeof loader>();
  return <LayoutEditor key={data.document.head.id} {...data} />;
}
