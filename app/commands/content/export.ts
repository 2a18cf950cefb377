import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { exportStore } from '#cms/store/transfer/export-store';
import type { ContentCommand } from './content-command';
import { readArguments } from './read-arguments';
import { withStore } from './with-store';

const STANDARD_OUTPUT = '-';

/** Every document of the store, drafts included, and its media library, as of one moment. */
export const exportContent: ContentCommand = {
  usage: 'FILE',
  description:
    'writes every document with what is published of it and its draft, and every file of the media library, a line of ' +
    'JSON each; FILE may be - for standard output',
  async run(args) {
    const { file } = readArguments(args, ['file'], {});
    return withStore(async (store) => {
      const output = file === STANDARD_OUTPUT ? null : createWriteStream(file);
      const { documents, files } = await exportStore(store, (lines) =>
        writeTo(output ?? process.stdout, lines),
      );
      if (output !== null) {
        output.end();
        await finished(output);
      }
      process.stderr.write(`${documents} documents exported, ${files} media files.\n`);
      return 0;
    });
  },
};

/** Waits until the lines are taken, so that a store of any size is written without being held. */
function writeTo(output: Writable, lines: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(lines, (error) => (error ? reject(error) : resolve()));
  });
}
