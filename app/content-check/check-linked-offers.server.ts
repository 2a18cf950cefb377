import type { Finding } from '#schemas/finding';
import { getPromotion } from '#schemas/gateway/promotions';
import type { Region } from '#schemas/region';
import { toCellContext, type PageScope } from './cell-loads.server';
import type { RawComponent } from './page-components';
import { listAddresses } from './page-strings';

const PROMOTION = /^\/action\/[^/?#]+\.html(?=$|[?#])/;
/** Pages about what is over may lead to it. */
const ARCHIVE = /\/archive(?:\/|$)/;

/** Links to promotions that are over: the address says which promotion it is. */
export async function checkLinkedOffers(
  components: readonly RawComponent[],
  scope: PageScope,
  region: Region,
): Promise<Finding[]> {
  if (ARCHIVE.test(scope.path)) return [];
  const { gateway } = toCellContext(scope, region, () => undefined);
  const links = components.flatMap(({ id, type, version, props }) =>
    listAddresses(props, ['props']).flatMap(({ text, pointer }) => {
      const path = PROMOTION.exec(text)?.[0];
      return path === undefined || path === scope.path ? [] : [{ id, type, version, pointer, path }];
    }),
  );
  const checked = await Promise.all(
    links.map(async ({ path, ...place }): Promise<Finding[]> => {
      const asked = await gateway.ask(getPromotion, { query: { page: path } });
      // Whether there is such a page at all, the check of links says.
      if (!asked.ok || asked.answer.archived !== true) return [];
      return [
        {
          code: 'offer-closed',
          severity: 'warning',
          ...place,
          about: path,
          message: `leads to the promotion ${path}, which is over`,
          fix: 'Take the link away, or lead to another promotion.',
        },
      ];
    }),
  );
  return checked.flat();
}
