import { randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { Audience } from '#schemas/page';
import { EXPERIMENT_FLAG_COOKIE, readCookie, writeCookie } from '#app/cookies';
import { hasAgreed } from '#app/page/cookie-notice';
import type { Environment } from '#app/site/environment';
import { rememberAnswers } from '#app/site/remember-answers';
import { dealVariant, type Variant } from './deal-variant';
import type { RunningExperiment, RunningExperiments } from './running-experiments.server';

/** A visitor of a page with a running experiment. */
export interface DealtVisitor {
  experiment: RunningExperiment;
  /** Null for one who takes no part: they see A and are not counted. */
  variant: Variant | null;
  token: string;
  /** Headers: the visitor's cookie for 60 days from now on, and for counters, which version they see. */
  setCookies: readonly string[];
  /** False for a page that the browser fetches before the visitor asks for it: they are not counted yet. */
  isSeen: boolean;
}

/** Who asks for a page, as far as experiments are to know it. */
export interface Asker {
  method: string;
  path: string;
  audience: () => Audience;
  header: (name: 'cookie' | 'user-agent' | 'sec-purpose') => string | undefined;
}

/** Of the site, what is needed to deal. */
export interface DealingSite {
  env: Pick<Environment, 'COOKIES_NEED_CONSENT' | 'PUBLIC_SCHEME'>;
  experiments: { running: Pick<RunningExperiments, 'find'> };
}

const TOKEN_BYTES = 18;
const TOKEN = /^[\w-]{24}$/;
/** Browsers seen lately: telling a crawler costs more than sending a page. */
const MAX_BROWSERS = 2000;
const isKnownCrawler = rememberAnswers((userAgent) => isbot(userAgent), { most: MAX_BROWSERS });

/**
 * Says which version of the page somebody sees. Null where no experiment runs, and for all who see A and are not
 * counted: crawlers, visitors without the consent that the site asks for, and posts of somebody who has no cookie.
 */
export function dealVisitor(asker: Asker, { env, experiments }: DealingSite): DealtVisitor | null {
  const experiment = experiments.running.find(asker.path, asker.audience);
  if (experiment === null) return null;
  const cookies = asker.header('cookie') ?? null;
  if (!hasAgreed(cookies, env) || isCrawler(asker.header('user-agent'))) return null;
  const known = readToken(cookies);
  if (known === null && asker.method !== 'GET') return null;
  const token = known ?? randomBytes(TOKEN_BYTES).toString('base64url');
  const variant = dealVariant(token, experiment);
  return {
    experiment,
    variant,
    token,
    setCookies: writeCookies(token, experiment, variant, { secure: env.PUBLIC_SCHEME === 'https' }),
    isSeen: asker.method !== 'HEAD' && asker.header('sec-purpose')?.includes('prefetch') !== true,
  };
}

/**
 * Scripts may read the second one, which ends with the browser's session: with its name among EXPERIMENT_COOKIES the
 * counters are told `experiment_flag`.
 */
function writeCookies(
  token: string,
  { id }: RunningExperiment,
  variant: Variant | null,
  options: { secure: boolean },
): string[] {
  const own = writeCookie('experimentVisitor', token, options);
  const secure = options.secure ? '; Secure' : '';
  const flag = `${EXPERIMENT_FLAG_COOKIE}=${id}-${variant}; Path=/; SameSite=Lax${secure}`;
  return variant === null ? [own] : [own, flag];
}

/** The visitor's token, from a Cookie header; null without one that can be one. */
export function readToken(cookies: string | null): string | null {
  const token = readCookie(cookies, 'experimentVisitor');
  return token !== null && TOKEN.test(token) ? token : null;
}

function isCrawler(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || isKnownCrawler(userAgent);
}
