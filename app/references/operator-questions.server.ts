import { LRUCache } from 'lru-cache';
import type { Product } from '#schemas/gateway/entities/product';
import type { CallAnswer, CallContract, CallInput } from '#schemas/gateway/call';
import { getOptionGroup } from '#schemas/gateway/options';
import { getGoodbyeCountries, getRoamingShowcase } from '#schemas/gateway/roaming';
import { compareTariffs, getTariff } from '#schemas/gateway/tariffs';
import { parsePageInfo } from '#schemas/parse-page-info';
import { isCorporatePath } from '#app/page/route-rules';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import type { ContentScope, ContentSource } from '#cms/sources/content-source';
import type { OperatorMemory } from './operator-memory.server';

/** The pages whose products and countries references name. */
const SERVICES = '/services';
export const TARIFFS = '/tariffs/all';
export const COUNTRIES = '/roaming/world';

export type CountryProduct = CallAnswer<typeof getRoamingShowcase>['products'][number];

/** The uuid of a page, by the version of its content. */
const uuids = new LRUCache<string, { uuid: string | null }>({ max: 500 });

export interface RecordScope extends ContentScope {
  gateway: ScopedGateway;
  memory: OperatorMemory;
  /** Where the pages of products are. */
  source: Pick<ContentSource, 'getPage'>;
}

type ByPage =
  | typeof getTariff
  | typeof getOptionGroup
  | typeof getRoamingShowcase
  | typeof getGoodbyeCountries;

/** The questions to the operator, for one region and audience. */
export class Questions {
  hasFailed = false;

  constructor(private readonly scope: RecordScope) {}

  async tariffs(ids: readonly string[]): Promise<readonly Product[]> {
    return ids.length === 0
      ? []
      : ((await this.ask(compareTariffs, { query: { ids: ids.join(',') } })) ?? []);
  }

  async options(): Promise<readonly Product[]> {
    return (await this.find(getOptionGroup, SERVICES))?.options ?? [];
  }

  async serviceFilters(): Promise<readonly { code: string; title: string }[]> {
    return (await this.find(getOptionGroup, SERVICES))?.filters ?? [];
  }

  async countries(): Promise<readonly CountryProduct[]> {
    return (await this.find(getRoamingShowcase, COUNTRIES))?.products ?? [];
  }

  /** Countries with the prices of home. */
  async homeCountries(): Promise<number> {
    return (await this.find(getGoodbyeCountries, COUNTRIES))?.length ?? 0;
  }

  async tariffsOf(path: string): Promise<readonly Product[]> {
    return (await this.find(getTariff, path))?.tariffs ?? [];
  }

  /** What a page of products is answered. */
  async find<C extends ByPage>(contract: C, path: string): Promise<CallAnswer<C> | null> {
    const uuid = await this.findUuid(path);
    if (uuid === null) return null;
    const input = { query: { uuid } };
    // Each of these calls takes the uuid of a page and nothing else.
    return this.ask(contract, input as CallInput<C>);
  }

  private async findUuid(path: string): Promise<string | null> {
    const { source, region } = this.scope;
    const audience = isCorporatePath(path) ? 'b2b' : 'b2c';
    const sourced = await source.getPage(path, { region, audience }, { fresh: false });
    if (sourced.outcome === 'failed') this.hasFailed = true;
    if (sourced.outcome !== 'found') return null;
    const { uuid } = uuids.get(sourced.version) ?? { uuid: parsePageInfo(sourced.raw)?.page.uuid ?? null };
    uuids.set(sourced.version, { uuid });
    return uuid;
  }

  private async ask<C extends CallContract>(contract: C, input: CallInput<C>): Promise<CallAnswer<C> | null> {
    const { answer, hasFailed } = await this.scope.memory.ask(contract, input, this.scope);
    if (hasFailed) this.hasFailed = true;
    return answer;
  }
}
