import type { Site } from '#app/site/site';

/** What checks need of the site: no visitor, no session, nothing that is written to. */
export type CheckedSite = Pick<Site, 'env' | 'gateway' | 'source' | 'filler' | 'store' | 'regions' | 'log'>;
