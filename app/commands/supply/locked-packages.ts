import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** A package of the lock file. What only development installs is never on a server. */
export interface LockedPackage {
  name: string;
  version: string;
  /** As the package says it, an SPDX expression mostly; null when it says nothing. */
  licence: string | null;
  use: PackageUse;
}

export type PackageUse = 'production' | 'development';
export const PACKAGE_USES: readonly PackageUse[] = ['production', 'development'];

const lockSchema = z.object({
  name: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string(),
      license: z.string().optional(),
      dev: z.boolean().default(false),
    }),
  ),
});

const FOLDER = 'node_modules/';

/** Every package that `npm ci` may install on any platform; the project itself is left out. */
export function readLockedPackages(root: string): LockedPackage[] {
  return Object.entries(readLock(root).packages)
    .filter(([place]) => place !== '')
    .map(([place, { name, version, license, dev }]) => ({
      name: name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length),
      version,
      licence: license ?? null,
      use: dev ? 'development' : 'production',
    }));
}

export function readProjectName(root: string): string {
  return readLock(root).name;
}

function readLock(root: string): z.infer<typeof lockSchema> {
  return lockSchema.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
}
