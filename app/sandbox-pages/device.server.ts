import { drawDevice } from '#fixtures/sandbox/retail/draw-device';
import type { KeptSandbox } from '#fixtures/sandbox/memory/open-sandbox';
import { requireSandbox } from './require-sandbox.server';

const DAY_SECONDS = 86_400;

/** The picture of a good of the sandbox's shop. Throws 404 for one that is of nothing, and with the real gateway. */
export function deviceLoader(name: string, context: { site: { sandbox: KeptSandbox | null } }): Response {
  requireSandbox(context);
  const drawing = drawDevice(name);
  if (drawing === null) throw new Response('Not found', { status: 404 });
  return new Response(drawing, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${DAY_SECONDS}` },
  });
}
