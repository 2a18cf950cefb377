import { toDocumentSchema, type DocumentKind } from '#schemas/documents/document-kinds';
import { mainPageDocument } from '#schemas/documents/main-page';
import type { Finding } from '#schemas/finding';
import { describeIssues } from '#cms/fields/describe-issues';
import { isRecord, type UnknownRecord } from '#cms/fields/editor-field';
import type { EntryAddress } from '#cms/store/entry-address';
import { listDocumentBodies } from '#cms/store/published/published-documents';
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
  found.add(await checkCategory(document, address, site.store));
  found.add(checkPicture(document, kind));
  const links = await checkLinks({
    path: '',
    audience: toAudience(address),
    components: [],
    regions,
    files,
    own: listLinks(document),
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

/** An article is shown in its category, which has to stand where it does. */
async function checkCategory(
  { type, category }: UnknownRecord,
  { kind, audience, region }: DocumentAddress,
  store: Store,
): Promise<Finding[]> {
  if (kind !== 'faq' || type !== 'article' || typeof category !== 'string' || category === '') return [];
  const bodies = await listDocumentBodies(store, { kind, name: category, audience, region });
  if (bodies.some((body) => Object(JSON.parse(body)).type === 'category')) return [];
  return [
    {
      code: 'category-missing',
      severity: 'error',
      ...OF_PAGE,
      type: kind,
      pointer: '/category',
      message: `no category «${category}» is published for these visitors`,
      about: category,
      fix: 'Publish that category first, or name another one.',
    },
  ];
}

const PICTURED: ReadonlySet<PlainKind> = new Set(['news', 'promotion']);

function checkPicture({ image }: UnknownRecord, kind: PlainKind): Finding[] {
  const at = { severity: 'warning', ...OF_PAGE, type: kind } as const;
  if (image === undefined || image === null) {
    if (!PICTURED.has(kind)) return [];
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

/** Its own addresses; it has a page by itself. Where it is counted is the operator's. */
function listLinks(document: UnknownRecord): PlacedText[] {
  const { show_handler: _shown, click_handler: _clicked, ...rest } = document;
  return listAddresses(rest);
}
