import { isOnPage, toBanner, type BannerDocument } from '#schemas/documents/banner';
import { getBanner, getBanners } from '#schemas/gateway/banners';
import { byOrder } from '../by-order';
import { readPublished, type PublishedDocument } from '../../stored-calls/published-documents';
import { storedCall, type StoredCall, type StoredCallContext } from '../../stored-calls/stored-call';
import { kind } from './kind';

export const calls: readonly StoredCall[] = [
  storedCall(getBanners, async ({ query: { key = '', location = '/' } }, context) => {
    const all = await readBanners(context);
    return all && toSet(all.filter(({ body }) => body.key === key && isOnPage(body, location)));
  }),
  storedCall(getBanner, async ({ path: { id = '' } }, context) => {
    const all = await readBanners(context);
    if (all === null) return null;
    const found = all.filter(({ name }) => name === id);
    return found.length === 0 ? 'missing' : toSet(found);
  }),
];

async function readBanners({ store, scope: { audience, region } }: StoredCallContext) {
  const found = await readPublished(store, kind, { audience, region: region.code });
  return found && found.sort(byOrder);
}

/** How a place is drawn is said by its first banner. */
function toSet(banners: readonly PublishedDocument<BannerDocument>[]) {
  const template = banners[0]?.body.template;
  return {
    ...(template !== undefined && { template }),
    data: banners.map(({ name, body }) => toBanner(body, name)),
  };
}
