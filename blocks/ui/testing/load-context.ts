import type { LoadContext } from '#registry/define-block';
import { NO_SHOP } from '#registry/visitor-shop';
import type { CallContract, CallResult } from '#schemas/gateway/call';
import { pageFields, type PageInfo } from '#schemas/page';

/** What the operator answers to a call, by its contract and input. A call that failed has its contract's `empty`. */
export type Answer = (contract: CallContract, input: unknown) => unknown;

export interface GivenRequest extends Partial<Pick<LoadContext, 'path' | 'audience' | 'ask' | 'shop'>> {
  page?: Partial<PageInfo>;
  /** As in an address: `filter=internet`. */
  search?: string;
}

const MOSCOW = { id: '1', code: 'moscow', title: 'Москва' };

/** What a block's `load` gets for a page with a uuid in Moscow, from an operator who answers as the test says. */
export function createLoadContext(answer: Answer, given: GivenRequest = {}): LoadContext {
  return {
    async call(contract, input) {
      // The test has the say here: blocks trust what the contract promises.
      return (await answer(contract, input)) as CallResult<typeof contract>;
    },
    ask: given.ask ?? (() => Promise.reject(new Error('the test has no answer for `ask`'))),
    shop: given.shop ?? NO_SHOP,
    region: MOSCOW,
    audience: given.audience ?? 'b2c',
    path: given.path ?? '/page',
    page: toPage(given.page),
    query: new URLSearchParams(given.search),
  };
}

function toPage(given: Partial<PageInfo> = {}): PageInfo {
  const fallbacks = Object.entries(pageFields).map(([name, { fallback }]) => [name, fallback]);
  // Every field of a page has a fallback.
  const page = Object.fromEntries(fallbacks) as Omit<PageInfo, 'components'>;
  return { ...page, uuid: 'page-1', components: [], ...given };
}
