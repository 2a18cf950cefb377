import { readFileSync } from 'node:fs';
import { importDocuments, readLines, type LineFault } from '#cms/store/transfer/import-documents';
import { typeOfName } from '#app/studio/editors/media/media-types';
import { COMMAND_LINE } from './command-line-author';
import { UsageError, type ContentCommand } from './content-command';
import { importBuilder } from './import-builder';
import { readArguments } from './read-arguments';
import { withStore } from './with-store';

const MAX_TOLD = 100;

/** Documents and files as `export` writes them: all of them or none. */
export const importContent: ContentCommand = {
  usage: 'FILE [--dry-run] | builder [EXPORT] [--dry-run]',
  description:
    'writes the documents and media files of an exported file, all or none: revisions are added, drafts that differ are ' +
    'kept and replaced; ' +
    'builder: takes what a space of Builder.io has published (BUILDER_API_KEY, or its export as a file), and says what ' +
    'could not be taken; --dry-run: says what it would do, and does nothing',
  async run(args) {
    if (args[0] === 'builder') return importSpaceOf(args.slice(1));
    const { file, 'dry-run': isTrial } = readArguments(args, ['file'], { 'dry-run': { type: 'boolean' } });
    const { documents, files, faults } = readLines(readFile(file));
    const wrong = files.find(({ name, type }) => typeOfName(name)?.type !== type);
    if (wrong !== undefined)
      faults.push({ line: 0, fault: `${wrong.name}: ${wrong.type} is no type of such a name` });
    if (faults.length > 0) return refuse(file, faults);
    return withStore(async (store) => {
      const started = performance.now();
      const options = { author: COMMAND_LINE, now: Date.now(), isTrial: isTrial === true, files };
      const done = await importDocuments(store, documents, options);
      if (done.outcome === 'taken') {
        process.stderr.write(`${file}: ${done.fault}.\nNothing was imported.\n`);
        return 1;
      }
      const { created, published, drafts, unchanged, files: brought } = done;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(
        `${documents.length} documents in ${seconds} s: ${created} new, ${published} published, ${drafts} drafts, ` +
          `${unchanged} unchanged. ${files.length} media files: ${brought.added} new, ${brought.described} described ` +
          `anew.${isTrial ? ' Nothing was written: a dry run.' : ''}\n`,
      );
      return 0;
    });
  },
};

function importSpaceOf(args: readonly string[]): Promise<number> {
  const names = args.some((argument) => !argument.startsWith('-')) ? (['file'] as const) : [];
  const read: { file?: string; 'dry-run'?: boolean } = readArguments(args, names, {
    'dry-run': { type: 'boolean' },
  });
  return importBuilder({ file: read.file, isTrial: read['dry-run'] === true });
}

function readFile(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function refuse(file: string, faults: readonly LineFault[]): number {
  const lines = faults
    .slice(0, MAX_TOLD)
    .map(({ line, fault }) => `${file}:${line === 0 ? '' : `${line}:`} ${fault}`);
  const rest = faults.length > MAX_TOLD ? [`… and ${faults.length - MAX_TOLD} more`] : [];
  process.stderr.write(`${[...lines, ...rest, 'Nothing was imported.'].join('\n')}\n`);
  return 1;
}
