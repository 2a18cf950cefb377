import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Environment } from '../environment';

const PERMISSIONS_POLICY = [
  ...['accelerometer=()', 'camera=()', 'display-capture=()', 'geolocation=()', 'gyroscope=()'],
  ...['magnetometer=()', 'microphone=()', 'midi=()', 'payment=()', 'usb=()'],
].join(', ');

/** Security headers of every answer. The CSP allows the site's own files and the scripts of this very answer. */
export function setSecurityHeaders(
  env: Environment,
  { isDevelopment }: { isDevelopment: boolean },
): RequestHandler {
  const isSecure = env.PUBLIC_SCHEME === 'https';
  const base = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: true,
  });
  return (request, response, next) => {
    response.set('Permissions-Policy', PERMISSIONS_POLICY);
    // Vite's development client puts style elements and scripts of its own into the page.
    if (!isDevelopment)
      response.set('Content-Security-Policy', toPolicy(nonceSources(response.locals.facts.nonce), isSecure));
    base(request, response, next);
  };
}

/** Scripts that carry this answer's nonce, and what they load. */
export function nonceSources(nonce: string): string[] {
  return [`'nonce-${nonce}'`, "'strict-dynamic'"];
}

/** The policy with these sources of scripts. Styles come from files only: no style element, no style attribute. */
export function toPolicy(scriptSources: readonly string[], isSecure: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${scriptSources.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
