import type { RequestHandler } from 'express';
import { widenForBuilder } from '#app/builder-editing/widen-policy';
import { beforeHeaders } from './before-headers';
import { CAMERA_POLICY } from './security-headers';

/** What a screen may need beyond the policy of every page; its loader adds it to `context.policyNeeds`. */
const POLICY_NEEDS = {
  /**
   * Style elements that a library writes in the browser: Puck into its canvas, its drag and drop while something is
   * dragged, with texts that differ each time, so no hash can name them. Style attributes stay forbidden.
   */
  'inline-styles': (policy: string) => `${policy}; style-src-elem 'self' 'unsafe-inline'`,
  /** Frames that show pages of the same origin. */
  'own-frames': (policy: string) => `${policy}; frame-src 'self'`,
  /** To stand in a frame of the same origin. */
  'framed-by-own': (policy: string) => policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  /** Pictures that the editor has just chosen and not sent yet. */
  'blob-pictures': (policy: string) => addSource(policy, 'img-src', 'blob:'),
  /** The camera, for the page's own scripts: it is no matter of this policy but of `Permissions-Policy`. */
  camera: (policy: string) => policy,
  /** To stand in the frame of Builder.io's editor, which no `X-Frame-Options` can name. */
  'builder-editing': widenForBuilder,
} as const satisfies Record<string, (policy: string) => string>;

export type PolicyNeed = keyof typeof POLICY_NEEDS;

/** Comes after the policies are set; widens one when its headers are about to be sent. */
export function meetPolicyNeeds(): RequestHandler {
  return (_request, response, next) => {
    const needs = new Set<PolicyNeed>();
    response.locals.policyNeeds = needs;
    beforeHeaders(response, () => {
      const policy = response.getHeader('Content-Security-Policy');
      if (needs.size === 0) return;
      if (needs.has('framed-by-own')) response.setHeader('X-Frame-Options', 'SAMEORIGIN');
      if (needs.has('camera')) response.setHeader('Permissions-Policy', CAMERA_POLICY);
      if (needs.has('builder-editing')) response.removeHeader('X-Frame-Options');
      if (typeof policy !== 'string') return;
      response.setHeader('Content-Security-Policy', widen(policy, needs));
    });
    next();
  };
}

function widen(policy: string, needs: ReadonlySet<PolicyNeed>): string {
  return [...needs].reduce((wide, need) => POLICY_NEEDS[need](wide), policy);
}

function addSource(policy: string, directive: string, source: string): string {
  return policy.replace(`${directive} `, `${directive} ${source} `);
}
