import path from 'node:path';
import { stat } from 'node:fs/promises';
import { findFileBytes } from '#cms/store/media/media-files';
import type { Store } from '#cms/store/tables';
import { Originals } from '#app/media/originals';

/** Folders that answer addresses of files, and what stands before their names. */
const FOLDERS = ['media', 'images', 'files'] as const;

const ROOT = path.resolve('fixtures/media');
/** For all checks of this process: they remember the versions of the files that they have read. */
const ORIGINALS = new Map(
  FOLDERS.map((name) => [name as string, new Originals(name === 'media' ? ROOT : path.join(ROOT, name))]),
);

/** The files that content may name: the demo's own, and the media library. */
export interface OwnFiles {
  /** Is this an address of a file, not of a page? */
  isFile: (pathname: string) => boolean;
  /** Bytes of the original; null when there is no such file. */
  sizeOf: (pathname: string) => Promise<number | null>;
}

export function createOwnFiles(store: Store): OwnFiles {
  const known = new Map<string, Promise<number | null>>();

  async function measure(pathname: string): Promise<number | null> {
    const [, folder = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(pathname) ?? [];
    const original = await ORIGINALS.get(folder)?.get(rest);
    if (original) return (await stat(original.file)).size;
    if (folder !== 'media') return null;
    return findFileBytes(store, [rest.slice(1), pathname]);
  }

  return {
    isFile: (pathname) => FOLDERS.some((name) => pathname.startsWith(`/${name}/`)),
    sizeOf(pathname) {
      const size = known.get(pathname) ?? measure(pathname);
      known.set(pathname, size);
      return size;
    },
  };
}
