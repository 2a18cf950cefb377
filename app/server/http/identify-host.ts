import type { RequestHandler } from 'express';
import type { Site } from '#app/site/site';
import { makeFacts } from '../make-context';
import { resolveHost } from '#app/site/resolve-host';
import { toNetwork } from './to-network';

/** Region and audience from the host; a host that is not ours is refused (trust.md, 17). */
export function identifyHost(site: Site): RequestHandler {
  return (request, response, next) => {
    const host = resolveHost(request.headers.host, site.env.ROOT_HOSTS, site.regions());
    if (host === null) {
      response
        .status(421)
        .type('text/plain')
        .send('Misdirected request: this server does not serve that host\n');
      return;
    }
    const id = response.getHeader('X-Request-Id');
    response.locals.facts = makeFacts(host, {
      id: typeof id === 'string' ? id : '',
      address: toNetwork(request.ip),
    });
    next();
  };
}
