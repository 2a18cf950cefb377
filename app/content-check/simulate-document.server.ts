import type { DocumentKind } from '#schemas/documents/document-kinds';
import { mainPageDocument } from '#schemas/documents/main-page';
import type { Finding } from '#schemas/finding';
import { describeIssues } from '#cms/fields/describe-issues';
import { isRecord, type UnknownRecord } from '#cms/fields/editor-field';
import { findKind, toDocumentSchema } from '#cms/kinds/kinds';
import type { EntryAddress } from '#cms/store/entry-address';
import type { Store } from '#cms/store/tables';
import { checkLinks } from './check-links.server';
import type { CheckedSite } from './checked-site';
import { createOwnFiles, type OwnFiles } from './own-files.server';
import { OF_PAGE } from './page-components';
import { listAddresses, type PlacedText } from './page-strings';
import { PlacedFindings } from './place-findings.server';
import { createPublishedPages, toAudience } from './published-pages.server';
import { toReport, type SimulationReport } from './simulation';

/** Kinds that have fields and links, and no blocks. */
type PlainKind = DocumentKind | 'main-page';
export type DocumentAddress = EntryAddress & { kind: PlainKind };

/**
 * A news item, a promotion, a question of the FAQ, a banner or the main page's data as visitors would get it: what its
 * schema refuses, links and files that lead nowhere, what it lacks. Writes nothing.
 */
export async function simulateDocument(
  raw: unknown,
  address: DocumentAddress,
  site: CheckedSite,
  files: OwnFiles = createOwnFiles(site.store),
): Promise<SimulationReport> {
  const started = performance.now();
  const { kind, name, audience, region } = address;
  const own = site.regions().filter(({ code }) => region === '' || code === region);
  const regions = own.map(({ code }) => code);
  const found = new PlacedFindings({ page: `${kind} ${name}`.trim(), audience, components: [], regions });
  found.add(checkFields(raw, kind));
  const document = isRecord(raw) ? raw : {};
  found.add(await findOwnFaults(document, address, site.store));
  found.add(checkPicture(document, kind));
  const links = await checkLinks({
    path: '',
    audience: toAudience(address),
    components: [],
    regions,
    files,
    own: listLinks(document, kind),
    pages: createPublishedPages(site.store),
  });
  for (const { finding, regions: where } of links) found.add([{ ...finding, type: kind }], where);
  return toReport({ address, found, regions: regions.length, ms: performance.now() - started });
}

function checkFields(raw: unknown, kind: PlainKind): Finding[] {
  const schema = kind === 'main-page' ? mainPageDocument : toDocumentSchema(kind, raw);
  return describeIssues(schema, raw).map(({ pointer, path, message }) => ({
    code: 'document-field',
    severity: 'error',
    ...OF_PAGE,
    type: kind,
    pointer,
    message: [path, message].filter(Boolean).join(': '),
    fix: 'Correct this field: calls leave out what their schema refuses.',
  }));
}

async function findOwnFaults(
  document: UnknownRecord,
  address: DocumentAddress,
  store: Store,
): Promise<Finding[]> {
  const faults = (await findKind(address.kind)?.findFaults?.(document, address, store)) ?? [];
  return faults.map((fault) => ({ ...OF_PAGE, type: address.kind, ...fault }));
}

function checkPicture({ image }: UnknownRecord, kind: PlainKind): Finding[] {
  const at = { severity: 'warning', ...OF_PAGE, type: kind } as const;
  if (image === undefined || image === null) {
    if (findKind(kind)?.hasPictures !== true) return [];
    const fix = 'Choose a picture of the media library.';
    return [{ code: 'picture-missing', ...at, pointer: '/image', message: 'has no picture', fix }];
  }
  if (!isRecord(image) || typeof image['alt'] === 'string') return [];
  const about = typeof image['src'] === 'string' ? image['src'] : '';
  const fix = 'Say in a phrase what is on it; an empty text marks decoration.';
  return [
    { code: 'alt-missing', ...at, pointer: '/image/alt', message: 'the picture has no words', fix, about },
  ];
}

/** Its own addresses; it has a page by itself. */
function listLinks(document: UnknownRecord, kind: PlainKind): PlacedText[] {
  const unfollowed = findKind(kind)?.unfollowedFields ?? [];
  const followed = Object.entries(document).filter(([field]) => !unfollowed.includes(field));
  return listAddresses(Object.fromEntries(followed));
}
