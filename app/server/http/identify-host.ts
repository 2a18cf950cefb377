import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Site } from '../create-site';
import { resolveHost } from '../resolve-host';
import { toNetwork } from './to-network';

const NONCE_BYTES = 16;

/** Region and audience from the host; a host that is not ours is refused (trust.md, 17). */
export function identifyHost(site: Site): RequestHandler {
  return (request, response, next) => {
    const facts = resolveHost(request.headers.host, site.env.ROOT_HOSTS, site.regions());
    if (facts === null) {
      response
        .status(421)
        .type('text/plain')
        .send('Misdirected request: this server does not serve that host\n');
      return;
    }
    const id = response.getHeader('X-Request-Id');
    response.locals.facts = {
      ...facts,
      id: typeof id === 'string' ? id : '',
      address: toNetwork(request.ip),
      nonce: randomBytes(NONCE_BYTES).toString('base64url'),
    };
    next();
  };
}
