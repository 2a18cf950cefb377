import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { formatPrice } from '#blocks/ui/text/format-price';
import {
  fillReferences,
  findReferences,
  type Filled,
  type Known,
  type UnknownReference,
  type Wanted,
} from '#schemas/references/fill-references';
import type { ProductPrice } from '#schemas/products/price';
import type { CallScope, Gateway } from '#cms/gateway/create-gateway';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import type { ContentScope, ContentSource } from '#cms/sources/content-source';
import { COUNTED_FACTS } from './counted-facts.server';
import { createOperatorMemory } from './operator-memory.server';
import {
  readRecords,
  type KnownProduct,
  type OperatorRecords,
  type ServiceGroup,
} from './operator-records.server';

/** Content with its references filled in for one region and audience. */
export interface FilledContent {
  raw: unknown;
  /** Equal versions hold equal content, filled. */
  version: string;
  unknown: readonly UnknownReference[];
  /** The operator did not answer: what is unknown may be known again in a moment. */
  isUncertain: boolean;
}

/** Reads the facts that editors keep, by their names. */
export type ReadFacts = (
  names: ReadonlySet<string>,
  scope: ContentScope,
) => Promise<ReadonlyMap<string, string | number>>;

export interface FillerOptions {
  gateway: Gateway;
  source: Pick<ContentSource, 'getPage'>;
  readFacts: ReadFacts;
  listTyped: (scope: ContentScope) => Promise<KnownFact[]>;
  /** How long each question to the operator is waited for. */
  patienceMs?: number;
}

/** A fact that content may refer to. */
export interface KnownFact {
  key: string;
  title: string;
  value: string | number;
}

/** Fills the references of content: the one place where a price of a product gets into a page. */
export interface ContentFiller {
  /** `gateway`: who is asked in the place of the site's own. Content without references comes back as it is. */
  fillIn: (
    content: { raw: unknown; version: string },
    scope: CallScope,
    gateway?: ScopedGateway,
  ) => Promise<FilledContent>;
  /** The products that content may refer to, as the operator sells them in a region. */
  listProducts: (scope: CallScope, gateway?: ScopedGateway) => Promise<KnownProduct[]>;
  /** What content gets for a product; null for one that the operator does not sell there. */
  findPrice: (product: string, scope: CallScope) => Promise<ProductPrice | null>;
  /** The filters of services as the operator calls them. */
  listServiceGroups: (scope: CallScope) => Promise<ServiceGroup[]>;
  /** The facts that content may refer to, with what they say now. */
  listFacts: (scope: CallScope) => Promise<KnownFact[]>;
}

const MAX_KEPT = 3000;
/** Equal versions have equal references. */
const wantedOf = new LRUCache<string, Wanted>({ max: MAX_KEPT });
const filledOf = new LRUCache<string, Filled>({ max: MAX_KEPT });

export function createFiller({
  gateway,
  source,
  readFacts,
  listTyped,
  patienceMs,
}: FillerOptions): ContentFiller {
  const memory = createOperatorMemory(patienceMs);

  function recordsOf(asked: CallScope, asks = gateway(asked)) {
    return readRecords({ ...toScope(asked), gateway: asks, memory, source });
  }

  async function learn(wanted: Wanted, asked: CallScope, asks?: ScopedGateway) {
    const records = recordsOf(asked, asks);
    const [prices, facts] = await Promise.all([
      records.prices(wanted.products),
      learnFacts(wanted.facts, toScope(asked), records),
    ]);
    return { known: { prices, facts }, hasFailed: records.hasFailed() };
  }

  async function learnFacts(names: ReadonlySet<string>, scope: ContentScope, records: OperatorRecords) {
    const typed = await readFacts(names, scope);
    const counted = await records.counts([...names].filter((fact) => !typed.has(fact)));
    return new Map([...typed, ...counted]);
  }

  return {
    listProducts: (asked, asks) => recordsOf(asked, asks).list(),
    findPrice: async (product, asked) => (await recordsOf(asked).prices([product])).get(product) ?? null,
    listServiceGroups: (asked) => recordsOf(asked).serviceGroups(),
    async listFacts(asked) {
      const counts = await recordsOf(asked).counts(COUNTED_FACTS.keys());
      const counted = [...counts].map(([key, value]) => ({
        key,
        title: COUNTED_FACTS.get(key) ?? key,
        value,
      }));
      return [...(await listTyped(toScope(asked))), ...counted];
    },
    async fillIn({ raw, version }, asked, asks) {
      const wanted = keep(wantedOf, version, () => findReferences(raw));
      if (!wanted.hasAny) return { raw, version, unknown: [], isUncertain: false };
      const { known, hasFailed } = await learn(wanted, asked, asks);
      const own = `${version}~${toDigest(known)}`;
      const { value, unknown } = keep(filledOf, own, () => fillReferences(raw, known, formatPrice));
      return { raw: value, version: own, unknown, isUncertain: hasFailed && unknown.length > 0 };
    },
  };
}

/** Only the code of a region tells which content it has; a title is for people. */
const toScope = ({ region, audience }: CallScope): ContentScope => ({
  region: { title: '', ...region },
  audience,
});

function keep<Value extends object>(cache: LRUCache<string, Value>, key: string, make: () => Value): Value {
  const known = cache.get(key) ?? make();
  cache.set(key, known);
  return known;
}

function toDigest({ prices, facts }: Known): string {
  const values = JSON.stringify([[...prices].sort(byKey), [...facts].sort(byKey)]);
  return createHash('sha1').update(values).digest('base64url');
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
