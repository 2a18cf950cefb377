/** Where Builder.io's editor runs, and what stands around the edited page. */
const FRAMES = 'https://builder.io https://*.builder.io';
const CONTENT = 'https://cdn.builder.io';

/**
 * The policy of the one page that stands in Builder.io's frame: the SDK writes style elements and reads content; the
 * pictures of its library are let in with every page. Scripts are this site's own files only: without
 * `'strict-dynamic'` and `'unsafe-eval'` neither custom code nor bindings can run, whatever the content says.
 */
export function widenForBuilder(policy: string): string {
  return policy
    .replace("frame-ancestors 'none'", `frame-ancestors ${FRAMES}`)
    .replace("'strict-dynamic'", "'self'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", `connect-src 'self' ${CONTENT}`);
}
