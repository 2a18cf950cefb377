import { toCampaignSource, VISIT_SOURCES } from '#schemas/analytics/visit-source';
import type { Arrival } from '#cms/store/flow-count-table';
import { toDevice } from '#app/shell/visitor-device';
import type { FlowPost } from './flow-post';

/**
 * How a visitor has come, of the post that begins a visit. Of each a known kind or nothing, whatever is sent: free text
 * would make the keys of the funnels endless. Without scripts the address alone tells of the source.
 */
export function readArrival(
  { source: told }: Pick<FlowPost, 'source'>,
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  region: string,
): Arrival {
  const source =
    VISIT_SOURCES.find((kind) => kind === told) ?? toCampaignSource(new URL(url).searchParams) ?? '';
  return { region, device: toDevice(headers.get('user-agent')) ?? '', source };
}
