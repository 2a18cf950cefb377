import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type * as Catalog from '#app/catalog.server';
import { createPictureFetch } from '#app/builder-editing/fetch-picture';
import { readEnvironment } from '#app/site/environment';
import { receiveMedia } from '#app/studio/editors/media/receive-media.server';
import {
  IMPORTED_MODELS,
  importSpace,
  type ImportedSpace,
  type SpaceEntries,
} from '#cms/builder/import-space';
import type { PictureSize } from '#cms/builder/walk';
import type { EditorField } from '#cms/fields/editor-field';
import { listFieldsOf } from '#cms/fields/list-fields-of';
import { importDocuments } from '#cms/store/transfer/import-documents';
import type { WholeFile } from '#cms/store/transfer/media-line';
import { COMMAND_LINE } from './command-line-author';
import { UsageError } from './content-command';
import { withSources } from './load-sources';
import { withStore } from './with-store';

const PAGE_SIZE = 100;
const MAX_ANSWERS = 200;
const TIMEOUT_MS = 30_000;
const MAX_TOLD = 200;

export interface BuilderImport {
  /** An export of the space; without one the API is asked. */
  file: string | undefined;
  isTrial: boolean;
}

/** Takes a space of Builder.io into the own store, pictures too. Gives the exit code. */
export async function importBuilder({ file, isTrial }: BuilderImport): Promise<number> {
  const entries = file === undefined ? await fetchSpace() : readSpace(file);
  const { library, documents, left } = await withSources('/app/catalog.server.ts', (module) =>
    // Vite's own module loader gives modules without types.
    mapWithPictures(entries, toFields((module as typeof Catalog).registry)),
  );
  return withStore(async (store) => {
    const files = [...library.values()].flatMap((known) => known.file);
    const done = await importDocuments(store, documents, {
      author: COMMAND_LINE,
      now: Date.now(),
      isTrial,
      files,
    });
    if (done.outcome === 'taken') {
      process.stderr.write(`${done.fault}.\nNothing was imported.\n`);
      return 1;
    }
    tellLeft(left);
    process.stdout.write(
      `${documents.length} documents of Builder.io: ${done.created} new, ${done.published} published, ` +
        `${done.unchanged} unchanged. ${files.length} pictures: ${done.files.added} new. ` +
        `${left.length} things were not taken.${isTrial ? ' Nothing was written: a dry run.' : ''}\n`,
    );
    return 0;
  });
}

function tellLeft(left: ImportedSpace['left']): void {
  const lines = left.slice(0, MAX_TOLD).map(({ where, what }) => `not taken of ${where}: ${what}`);
  const rest = left.length > MAX_TOLD ? [`… and ${left.length - MAX_TOLD} more`] : [];
  process.stderr.write([...lines, ...rest].map((line) => `${line}\n`).join(''));
}

interface LibraryPicture {
  address: string;
  size: PictureSize | null;
  file: WholeFile;
}

type Library = ReadonlyMap<string, LibraryPicture>;

type FieldsOf = (type: string) => EditorField[] | undefined;

function toFields({ find }: typeof Catalog.registry): FieldsOf {
  return (type) => {
    const definition = find(type);
    return definition && listFieldsOf(definition);
  };
}

async function mapWithPictures(entries: SpaceEntries, fieldsOf: FieldsOf) {
  const library = await fetchLibrary(mapSpace(entries, new Map(), fieldsOf).pictures);
  return { library, ...mapSpace(entries, library, fieldsOf) };
}

function mapSpace(entries: SpaceEntries, library: Library, fieldsOf: FieldsOf): ImportedSpace {
  const sizes = [...library].flatMap(([url, { size }]) => (size === null ? [] : [[url, size] as const]));
  return importSpace(entries, {
    fieldsOf,
    toPicture: (url) => library.get(url)?.address ?? url,
    sizes: new Map(sizes),
  });
}

/** Pictures of other hosts, as files of the media library: the site shows none from elsewhere. */
async function fetchLibrary(urls: readonly string[]): Promise<Library> {
  const fetchPicture = createPictureFetch();
  const library = new Map<string, LibraryPicture>();
  for (const url of urls.filter((one) => one.startsWith('https://'))) {
    const bytes = await fetchPicture(url);
    const picture = bytes === null ? null : await toLibraryPicture(bytes);
    if (picture === null) process.stderr.write(`not taken: the picture ${url}\n`);
    else library.set(url, picture);
  }
  return library;
}

/** Endings by the type of the bytes, which say more than the address does. */
const TRIED = [
  ['picture.jpg', 'image/jpeg'],
  ['picture.png', 'image/png'],
  ['picture.webp', 'image/webp'],
  ['picture.avif', 'image/avif'],
  ['picture.svg', 'image/svg+xml'],
] as const;

async function toLibraryPicture(bytes: Buffer): Promise<LibraryPicture | null> {
  for (const [name, type] of TRIED) {
    const received = await receiveMedia({ field: '', name, type, bytes: toAsync(bytes) });
    if ('refused' in received) continue;
    const { width, height, content, type: mediaType } = received;
    const file = {
      name: received.name,
      type: mediaType,
      width,
      height,
      alt: '',
      focal_x: 50,
      focal_y: 50,
      content,
    };
    const size = width === null || height === null ? null : { width, height };
    return { address: `/media/${received.name}`, size, file };
  }
  return null;
}

async function* toAsync(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const answer = z.object({ results: z.array(z.unknown()) });
const exported = z.record(z.string(), z.union([z.array(z.unknown()), answer]));

/** `{"page": [entries], "layout": …, "symbol": …}`; each also as the API answers it. */
function readSpace(file: string): SpaceEntries {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = exported.safeParse(raw);
  if (!read.success)
    throw new UsageError(`${file} is no export: it must be {"page": [entries], "symbol": [entries], …}.`);
  const lists = Object.entries(read.data).map(([model, given]) => [
    model,
    Array.isArray(given) ? given : given.results,
  ]);
  return Object.fromEntries(lists) as SpaceEntries;
}

/** What is published of every model that becomes documents; symbols come along inside. */
async function fetchSpace(): Promise<SpaceEntries> {
  const { BUILDER_API_KEY, BUILDER_API_URL } = readEnvironment(process.env);
  if (BUILDER_API_KEY === undefined)
    throw new UsageError('BUILDER_API_KEY is missing: the public key of the space.');
  const space: Record<string, unknown[]> = {};
  for (const model of IMPORTED_MODELS) {
    const entries: unknown[] = [];
    for (let page = 0; page < MAX_ANSWERS; page += 1) {
      const results = await fetchEntries(
        new URL(`/api/v3/content/${model}`, BUILDER_API_URL),
        BUILDER_API_KEY,
        page,
      );
      // A space need not have models of its own for what surrounds its pages.
      if (results === null && model === 'page')
        throw new UsageError('The space has no model «page», or the key is wrong.');
      entries.push(...(results ?? []));
      if ((results ?? []).length < PAGE_SIZE) break;
    }
    space[model] = entries;
  }
  return space;
}

async function fetchEntries(url: URL, apiKey: string, page: number): Promise<unknown[] | null> {
  const query = {
    limit: PAGE_SIZE,
    offset: page * PAGE_SIZE,
    includeRefs: true,
    enrich: true,
    noTargeting: true,
    apiKey,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404 || response.status === 401) return null;
  const read = answer.safeParse(response.ok ? await response.json() : null);
  if (!read.success) throw new Error(`the Content API answered ${response.status}, and no entries`);
  return read.data.results;
}
