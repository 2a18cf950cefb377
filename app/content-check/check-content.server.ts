import { randomBytes } from 'node:crypto';
import { readEnvironment } from '#app/site/environment';
import { createLogger } from '#app/site/logger';
import { checkSite } from './check-site.server';
import type { DocumentState } from './document-states';
import { openCheckedSite } from './open-checked-site.server';
import type { SiteReport } from './site-check';

/** The check of the command line: on a copy of the store that `environment` names. Rejects for a wrong environment. */
export async function checkContent(
  environment: Readonly<Record<string, string | undefined>>,
  states: readonly DocumentState[],
): Promise<SiteReport> {
  // Nobody's secret: nothing is sealed here, and none is to be made in the site's directory.
  const secret = { SESSION_SECRET: randomBytes(48).toString('base64url') };
  const env = readEnvironment({ ...environment, ...secret });
  const { site, close } = await openCheckedSite(env, createLogger('silent'));
  try {
    return await checkSite(site, { states });
  } finally {
    await close();
  }
}
