import type { Audience } from '#schemas/page';
import { DEFAULT_REGION_CODE, type Region } from '#schemas/region';

/** Hosts that start with one of these labels are corporate (SHELL-04). */
export const CORP_HOST_LABELS = ['corp', 'b2b'];

export interface HostFacts {
  region: Region;
  audience: Audience;
  /** `localhost:3000`: the root that region and audience labels stand before, with the port. */
  rootHost: string;
}

/** For hosts without a region, and while the regions cannot be loaded (SHELL-202). */
export const DEFAULT_REGION: Region = { id: '1', code: DEFAULT_REGION_CODE, title: 'Москва' };

const MAX_PORT = 65_535;
const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

/**
 * Reads region and audience from a Host header: the region is the first label (SHELL-201), or the second after
 * a corporate one. A label that names no region (www) gives the default region. Null for a host that is not ours.
 */
export function resolveHost(
  hostHeader: string | undefined,
  rootHosts: readonly string[],
  regions: readonly Region[],
): HostFacts | null {
  const match = /^([a-z0-9.-]+|\[::1\])(:\d{1,5})?$/.exec((hostHeader ?? '').toLowerCase());
  const [, name = '', port = ''] = match ?? [];
  const root = LOOPBACK.has(name)
    ? rootHosts[0]
    : rootHosts.find((host) => name === host || name.endsWith(`.${host}`));
  if (root === undefined || Number(port.slice(1)) > MAX_PORT) return null;
  const labels = LOOPBACK.has(name) ? [] : name.slice(0, -root.length).split('.').filter(Boolean);
  const isCorporate = CORP_HOST_LABELS.includes(labels[0] ?? '');
  const code = isCorporate ? labels[1] : labels[0];
  return {
    region: findRegion(regions, code) ?? findRegion(regions, DEFAULT_REGION_CODE) ?? DEFAULT_REGION,
    audience: isCorporate ? 'b2b' : 'b2c',
    rootHost: `${root}${port}`,
  };
}

function findRegion(regions: readonly Region[], code: string | undefined): Region | undefined {
  return regions.find((region) => region.code === code);
}

/** The origin of the addresses that a region and audience are at home on. */
export function toOrigin({ PUBLIC_SCHEME }: { PUBLIC_SCHEME: string }, host: HostFacts): string {
  return `${PUBLIC_SCHEME}://${toHost(host)}`;
}

/** The host that a region and audience are at home on. */
export function toHost({ region, audience, rootHost }: HostFacts): string {
  const isDefault = region.code === DEFAULT_REGION_CODE;
  if (audience === 'b2b') return isDefault ? `corp.${rootHost}` : `corp.${region.code}.${rootHost}`;
  return `${region.code}.${rootHost}`;
}
