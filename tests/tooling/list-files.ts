import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from './planted-tree';

/** Everything in the project's folders that a test of the tooling reads: paths from the root, with slashes. */
export function listFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  );
}
