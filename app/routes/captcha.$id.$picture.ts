import type { LoaderFunctionArgs } from '@remix-run/node';
import { getCaptchaPicture } from '#schemas/gateway/captcha';

const PICTURE = /^([\w-]+)\.png$/;
const ID = /^[\w-]+$/;

/** The picture of a captcha, from the operator's API: visitors' browsers know only this site. 404 when it has none. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { id = '', picture = '' } = params;
  const [, code] = PICTURE.exec(picture) ?? [];
  if (!ID.test(id) || code === undefined) throw new Response('Not found', { status: 404 });
  const { region, audience } = context.facts;
  const image = await context.site
    .gateway({ region, audience })
    .call(getCaptchaPicture, { path: { id, code } });
  if (image === null) throw new Response('Not found', { status: 404 });
  return new Response(Buffer.from(image), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' },
  });
}
