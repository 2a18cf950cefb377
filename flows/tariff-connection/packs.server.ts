import * as z from 'zod';
import type { Product } from '#schemas/gateway/entities/product';
import type { PageInfo } from '#schemas/page';
import {
  chooseByKeys,
  findPack,
  FIRST_POSITION,
  toConstructor,
  toPackText,
  toStart,
} from '#schemas/products/constructor';
import type { Addition } from './contract';

/** The packs of a tariff, and the one that the page shows as chosen (empty: none of them). */
export interface OfferedPacks {
  packs: Addition[];
  chosen: string;
}

export const NO_PACKS: OfferedPacks = { packs: [], chosen: '' };

/** The block whose sliders choose a pack. */
const CONSTRUCTOR = 'tariff-constructor';
const position = z.int().catch(FIRST_POSITION);
const startProps = z.object({ startCalls: position, startTraffic: position });

/**
 * What the constructor of this page offers, and where it stands for a visitor without scripts: at what the query of its
 * form asks for, or at its start. A tariff page without that block sells no packs.
 */
export function findPacks(product: Product, page: PageInfo, query: URLSearchParams): OfferedPacks {
  const block = findConstructor(page.components);
  const build = block && toConstructor(product);
  if (!build) return NO_PACKS;
  const { startCalls, startTraffic } = startProps.catch(AT_FIRST).parse(block.props);
  const start = toStart(build, { calls: startCalls, traffic: startTraffic });
  // Such a constructor is dropped (TRF-269).
  if (findPack(build, start) === null) return NO_PACKS;
  const asked = { calls: query.get('calls'), traffic: query.get('traffic') };
  const chosen = findPack(build, chooseByKeys(build, asked, start));
  const packs = build.packs.map((pack) => ({
    id: pack.packId,
    kind: 'pack' as const,
    title: toPackText(build, pack),
    price: pack.price,
    // A pack has no billing id of its own: the operator knows it by its `packId`, and it has no variation (CONN-415).
    parameter: { billingId: pack.packId },
    shopLink: pack.buyLink,
  }));
  return { packs, chosen: chosen?.packId ?? '' };
}

const AT_FIRST = { startCalls: FIRST_POSITION, startTraffic: FIRST_POSITION };

type Components = PageInfo['components'];

function findConstructor(components: Components): Components[number] | undefined {
  for (const component of components) {
    const found = component.type === CONSTRUCTOR ? component : findConstructor(component.children);
    if (found !== undefined) return found;
  }
  return undefined;
}
