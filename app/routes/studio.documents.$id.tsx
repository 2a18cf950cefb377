import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DOCUMENT_KINDS } from '#schemas/documents/document-kinds';
import { documentLoader } from '#app/studio/editors/documents/document.server';
import { DocumentEditor } from '#app/studio/editors/documents/document-editor';
import { toTitle } from '#app/studio/to-title';

/** News, promotions, questions and whatever else stands in `cms/kinds`: documents without a look of their own. */
export const loader = (args: LoaderFunctionArgs) => documentLoader(args, DOCUMENT_KINDS);
export const meta: MetaFunction<typeof loader> = ({ data }) => toTitle(data?.head.title ?? null);

export default function DocumentScreen() {
  const data = useLoaderData<typeof loader>();
  return <DocumentEditor key={data.head.id} {...data} previewPath={null} />;
}
