import { getBanner } from '#schemas/gateway/banners';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';

/** The block that shows such a banner; that there is one, `catalog.server.ts` checks. */
export const BANNER_BLOCK = 'landing-banner';

/** The banner that `utm_additional_banner` names, as a component; none when the banner server has no such one. */
export async function loadAdditionalBanner(id: string | null, gateway: ScopedGateway): Promise<unknown[]> {
  if (id === null) return [];
  const { data } = await gateway.call(getBanner, { path: { id } });
  return data.slice(0, 1).map(({ id: countedAs, attrs }) => ({
    id: 'additional-banner',
    section: 'additional-banner',
    type: BANNER_BLOCK,
    props: {
      type: 'blank',
      title: attrs.title ?? attrs.text,
      text: attrs.title === undefined ? undefined : attrs.text,
      countedAs,
      erid: attrs.erid,
      ...(attrs.url === undefined ? {} : { link: { text: 'Подробнее', url: attrs.url } }),
    },
  }));
}
