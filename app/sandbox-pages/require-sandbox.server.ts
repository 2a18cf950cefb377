import type { KeptSandbox } from '#fixtures/sandbox/memory/open-sandbox';

/** Of the site, what is looked at. */
interface WithSandbox {
  readonly site: { readonly sandbox: KeptSandbox | null };
}

/** The sandbox that these pages belong to. Throws 404 with the real gateway: there are no such pages. */
export function requireSandbox({ site: { sandbox } }: WithSandbox): KeptSandbox {
  if (sandbox === null) throw new Response('Not found', { status: 404 });
  return sandbox;
}
