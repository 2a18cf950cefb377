import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { documentLoader } from '#app/studio/editors/documents/document.server';
import { DocumentEditor } from '#app/studio/editors/documents/document-editor';
import { toTitle } from '#app/studio/to-title';

/** One layout: menus, footer, notices, windows. */
export const loader = (args: LoaderFunctionArgs) => documentLoader(args, ['layout']);
export const meta: MetaFunction<typeof loader> = ({ data }) => toTitle(data?.head.title ?? null);

export default function LayoutScreen() {
  const data = useLoaderData<typeof loader>();
  return (
    <DocumentEditor key={data.head.id} {...data} previewPath={`/studio/layouts/${data.head.id}/preview`} />
  );
}
