import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { documentLoader } from '#app/studio/editors/documents/document.server';
import { DocumentEditor } from '#app/studio/editors/documents/document-editor';
import { toTitle } from '#app/studio/to-title';

/** News, promotions, questions, banners and facts: documents without a look of their own. */
export const loader = (args: LoaderFunctionArgs) =>
  documentLoader(args, ['news', 'promotion', 'faq', 'banner', 'fact']);
export const meta: MetaFunction<typeof loader> = ({ data }) => toTitle(data?.head.title ?? null);

export default function DocumentScreen() {
  const data = useLoaderData<typeof loader>();
  return <DocumentEditor key={data.head.id} {...data} previewPath={null} />;
}
