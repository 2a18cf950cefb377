import type { EntryRecord } from '#cms/store/entry-records';
import { checkLinks } from '#app/content-check/check-links.server';
import type { CheckedSite } from '#app/content-check/checked-site';
import { createOwnFiles } from '#app/content-check/own-files.server';
import type { RawComponent } from '#app/content-check/page-components';
import { listAddresses } from '#app/content-check/page-strings';
import { createPublishedPages } from '#app/content-check/published-pages.server';
import type { DocumentFinding } from '../documents/finding';
import { toDocumentFinding } from '../documents/to-document-finding';

/** Links and files of a document that lead nowhere for its visitors, of its own fields and of its components. */
export async function findDeadLinks(
  own: unknown,
  { audience, region }: Pick<EntryRecord, 'audience' | 'region'>,
  { store, regions }: CheckedSite,
  components: readonly RawComponent[] = [],
): Promise<DocumentFinding[]> {
  const where = regions().filter(({ code }) => region === '' || code === region);
  const links = await checkLinks({
    path: '',
    audience: audience === '' ? 'b2c' : audience,
    components,
    own: listAddresses(own),
    regions: where.map(({ code }) => code),
    pages: createPublishedPages(store),
    files: createOwnFiles(store),
  });
  return links.map(({ finding }) => {
    const place = components.find(({ id }) => id === finding.id)?.place ?? '';
    return toDocumentFinding({ ...finding, pointer: place + finding.pointer });
  });
}
