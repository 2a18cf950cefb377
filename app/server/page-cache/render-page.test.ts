import { describe, expect, test } from 'vitest';
import { SHARED_HEADER } from '#app/page/shared-header';
import type { PolicyEnvironment } from '../http/security-headers';
import { CachedPage } from './cached-page';
import { toSharedPage } from './render-page';

const NONCE = 'nonce-1';
const HTML = `<p>Здравствуйте</p><script nonce="${NONCE}">one()</script>`;
const ENV: PolicyEnvironment = {
  PUBLIC_SCHEME: 'http',
  SUBSCRIBE_SCRIPT_URL: undefined,
  TRUSTED_ORIGINS: [],
  CONTENT_SOURCE: 'embedded',
  BUILDER_API_URL: 'https://builder.test',
  MAP_TILES_URL: undefined,
};

const answer = (headers: Record<string, string>, status = 200) => new Response(HTML, { status, headers });

/** The answer for one visitor, or null when it became a page for everybody. */
async function toOwnAnswer(rendered: Response): Promise<Response | null> {
  const made = await toSharedPage(rendered, NONCE, ENV);
  return made instanceof CachedPage ? null : made;
}

describe('a rendered page', () => {
  test('that its route shares is one for everybody: without the nonce of its render', async () => {
    const page = await toSharedPage(answer({ [SHARED_HEADER]: '1' }), NONCE, ENV);
    expect(page instanceof CachedPage && page.body.toString()).toBe(
      '<p>Здравствуйте</p><script>one()</script>',
    );
    expect(page instanceof CachedPage && page.policy).not.toContain(NONCE);
  });

  test('that sets a cookie is for one visitor alone, also when its route shares it', async () => {
    const own = await toOwnAnswer(answer({ [SHARED_HEADER]: '1', 'Set-Cookie': 'visitor=anna' }));
    expect(own?.headers.getSetCookie()).toEqual(['visitor=anna']);
    expect(own?.headers.has(SHARED_HEADER)).toBe(false);
    expect(await own?.text()).toBe(HTML);
  });

  test('that its route does not share is given as it is, with a policy for its nonce', async () => {
    const own = await toOwnAnswer(answer({}, 404));
    expect([own?.status, await own?.text()]).toEqual([404, HTML]);
    expect(own?.headers.get('Content-Security-Policy')).toContain(`'nonce-${NONCE}'`);
  });
});
