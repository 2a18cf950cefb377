import type { CallContract, CallInput } from '#schemas/gateway/call';
import { getMainPage, getPageInfo } from '#schemas/gateway/page';
import { getCommonRegions, getLayout } from '#schemas/gateway/shell';
import type { Layout } from '#schemas/layout';
import type { Region } from '#schemas/region';
import type { Gateway } from '../gateway/create-gateway';
import type { ContentScope, ContentSource, Sourced } from './content-source';
import { toContentVersion } from './content-version';

const NOT_FOUND = 404;

/** Content from the operator's API, by the specification's own calls. */
export function createGatewaySource(gateway: Gateway, fallbackRegion: Region): ContentSource {
  async function source<C extends CallContract>(
    call: C,
    input: CallInput<C>,
    scope: ContentScope,
  ): Promise<Sourced> {
    const outcome = await gateway(scope).ask(call, input);
    if (outcome.ok) {
      return { outcome: 'found', raw: outcome.answer, version: toContentVersion(outcome.answer) };
    }
    if (outcome.status === NOT_FOUND) return { outcome: 'missing' };
    // An answer that cannot be read has a status too: 200, which says nothing about the failure.
    return { outcome: 'failed', status: outcome.reason === 'status' ? outcome.status : null };
  }

  return {
    name: 'gateway',
    getPage: (path, scope, { fresh }) =>
      source(getPageInfo, { query: { page: path, ...(fresh ? { nocache: true } : {}) } }, scope),
    getLayout: (path, scope) => source(getLayout, { query: { path } }, scope),
    getMainPage: (scope) => source(getMainPage, {}, scope),
    getRegions: () => gateway({ region: fallbackRegion, audience: 'b2c' }).call(getCommonRegions, {}),
    // The specification has no call that lists pages: the menus name the ones worth listing.
    async listPages(scope) {
      const layout = await gateway(scope).call(getLayout, { query: {} });
      return toPaths(layout).map((path) => ({ path, updatedAt: null }));
    },
  };
}

function toPaths({ widgets, footer }: Layout): string[] {
  const header = widgets.menu.flatMap((section) => [section, ...section.items]);
  const columns = footer?.menu.flatMap((column) => column.items) ?? [];
  const links = [...header, ...columns].map((item) => item.link);
  return [...new Set(['/', ...links])].filter((link) => link.startsWith('/') && !link.includes('#'));
}
