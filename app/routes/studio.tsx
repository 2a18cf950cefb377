import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '#app/route-handle';
import { requireRight } from '#app/studio/session/require-editor.server';
import { StudioFault } from '#app/studio/shell/fault-view';
import { useSentForm } from '#app/studio/shell/sent-form';
import { StudioFrame } from '#app/studio/shell/studio-frame';
import type { StudioData } from '#app/studio/shell/use-editor';
import { studioAnswer } from '#app/studio/studio-answer.server';
import { toTitle } from '#app/studio/to-title';

/** The frame of every screen of the studio; each screen checks its own right as well. */
export const handle: RouteHandle = { hydrates: true };
export const meta: MetaFunction = () => toTitle(null);

export async function loader(args: LoaderFunctionArgs) {
  const editor = await requireRight(args, 'read');
  const { brand, env, regions } = args.context.site;
  return studioAnswer<StudioData>({
    editor,
    brand: brand.name,
    contentSource: env.CONTENT_SOURCE,
    regions: Object.fromEntries(regions().map(({ code, title }) => [code, title])),
  });
}

export default function StudioLayout() {
  const data = useLoaderData<typeof loader>();
  useSentForm();
  return (
    <StudioFrame data={data}>
      <Outlet />
    </StudioFrame>
  );
}

export { StudioFault as ErrorBoundary };
