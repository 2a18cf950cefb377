import { writeAudit, type Author, type Write } from '../entry-records';
import { newId } from '../new-id';
import type { WholeFile } from './media-line';

/** Other bytes stand under a name already: an address is never given to another file. */
export class FileTaken extends Error {
  override name = 'FileTaken';
  constructor(readonly file: string) {
    super('other bytes stand under this name');
  }
}

export interface ImportedFiles {
  added: number;
  described: number;
}

/** Brings files of the media library, and what is said of those that are there. Throws FileTaken. */
export async function writeFiles(
  write: Write,
  files: readonly WholeFile[],
  author: Author,
  now: number,
): Promise<ImportedFiles> {
  const done = { added: 0, described: 0 };
  for (const { content, ...file } of files) {
    const known = await write
      .selectFrom('media_file')
      .select(['id', 'type', 'alt', 'focal_x', 'focal_y', 'content'])
      .where('name', '=', file.name)
      .executeTakeFirst();
    if (known === undefined) {
      const made = { id: newId(now), bytes: content.length, created_at: now, created_by: author.name };
      await write
        .insertInto('media_file')
        .values({ ...file, ...made, content })
        .execute();
      await tell('media-added', file.name, { type: file.type, bytes: content.length });
      done.added += 1;
      continue;
    }
    if (known.type !== file.type || !content.equals(known.content)) throw new FileTaken(file.name);
    const { alt, focal_x, focal_y } = file;
    if (known.alt === alt && known.focal_x === focal_x && known.focal_y === focal_y) continue;
    const words = { alt, focal_x, focal_y };
    await write.updateTable('media_file').set(words).where('id', '=', known.id).execute();
    await tell('media-described', file.name, words);
    done.described += 1;
  }
  return done;

  function tell(action: string, name: string, details: Record<string, unknown>): Promise<void> {
    return writeAudit(write, { author, action, subject: `media ${name}`, details, now });
  }
}
