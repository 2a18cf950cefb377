import type { RequestHandler } from 'express';
import type { Environment } from '#app/site/environment';

const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;
const CAMERA = 'camera=()';
const PERMISSIONS_POLICY = [
  'accelerometer=()',
  CAMERA,
  'display-capture=()',
  // A visitor may ask for the salons that are nearest to them; no page asks by itself.
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

/** Of a page whose own scripts read with the camera. */
export const CAMERA_POLICY = PERMISSIONS_POLICY.replace(CAMERA, 'camera=(self)');

export type PolicyEnvironment = Pick<
  Environment,
  | 'PUBLIC_SCHEME'
  | 'SUBSCRIBE_SCRIPT_URL'
  | 'TRUSTED_ORIGINS'
  | 'CONTENT_SOURCE'
  | 'BUILDER_API_URL'
  | 'MAP_TILES_URL'
> &
  CounterEnvironment;

/** Where counters come from and send to; nothing of it where there are none. */
type CounterEnvironment = Partial<
  Pick<
    Environment,
    'TAG_MANAGER_URL' | 'METRICS_COUNTER_URL' | 'AD_COUNTER_URL' | 'COUNTER_ORIGINS' | 'UX_TRACKER_URL'
  >
>;

const NO_SOURCE = "'none'";

/** Security headers of every answer, except for the CSP, which belongs to what is answered. */
export function toSecurityHeaders(
  { PUBLIC_SCHEME }: Pick<Environment, 'PUBLIC_SCHEME'>,
  { usesCamera = false }: { usesCamera?: boolean } = {},
): Record<string, string> {
  const isSecure = PUBLIC_SCHEME === 'https';
  return {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': usesCamera ? CAMERA_POLICY : PERMISSIONS_POLICY,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(isSecure
      ? {
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
        }
      : {}),
  };
}

/** Sets them on every answer, refusals included; a refusal may load and run nothing. */
export function setSecurityHeaders(env: Environment): RequestHandler {
  const headers = { ...toSecurityHeaders(env), 'Content-Security-Policy': toPolicy(["'none'"], env) };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}

/** In development: Vite's client puts style elements and scripts of its own into the page. */
export const dropPolicy: RequestHandler = (_request, response, next) => {
  response.removeHeader('Content-Security-Policy');
  next();
};

/** From here on answers may run the scripts that carry their nonce. */
export function setScriptPolicy(env: Environment): RequestHandler {
  return (_request, response, next) => {
    response.set('Content-Security-Policy', toPolicy(nonceSources(response.locals.facts.nonce), env));
    next();
  };
}

/** Scripts that carry this answer's nonce, and what they load. */
export function nonceSources(nonce: string): string[] {
  return [`'nonce-${nonce}'`, "'strict-dynamic'"];
}

/**
 * The policy with these sources of scripts. Styles come from files only: no style element, no style attribute;
 * a drawing, which runs no script, may have its own (its dark colours, decision 0051).
 * The subscription service and counters are the outside sources, and only those that are configured, where the page has
 * scripts at all: browsers ignore 'none' beside another source.
 */
export function toPolicy(
  scriptSources: readonly string[],
  env: PolicyEnvironment,
  styles: "'self'" | "'unsafe-inline'" = "'self'",
): string {
  const outside = [...new Set([...toOutsideOrigin(env.SUBSCRIBE_SCRIPT_URL), ...toCounterOrigins(env)])];
  // Builder.io's content shows files of its own library; nothing else of it is let in.
  const library = env.CONTENT_SOURCE === 'builder' ? [new URL(env.BUILDER_API_URL).origin] : [];
  const tiles = toOutsideOrigin(env.MAP_TILES_URL);
  const scripts = scriptSources.includes(NO_SOURCE) ? [NO_SOURCE] : [...scriptSources, ...outside];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles}`,
    `img-src ${["'self'", 'data:', ...outside, ...library, ...tiles].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...outside, ...toOutsideOrigin(env.UX_TRACKER_URL)].join(' ')}`,
    `media-src ${["'self'", ...library].join(' ')}`,
    "manifest-src 'self'",
    // A form may be answered with the way to a bank.
    `form-action ${["'self'", ...env.TRUSTED_ORIGINS].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(env.PUBLIC_SCHEME === 'https' ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function toCounterOrigins(env: CounterEnvironment): string[] {
  const scripts = [env.TAG_MANAGER_URL, env.METRICS_COUNTER_URL, env.AD_COUNTER_URL];
  return [...scripts.flatMap(toOutsideOrigin), ...(env.COUNTER_ORIGINS ?? [])];
}

function toOutsideOrigin(url: string | undefined): string[] {
  return url !== undefined && URL.canParse(url) ? [new URL(url).origin] : [];
}
