import { createEntries } from '#cms/store/entries';
import { describeAddress, entryAddress } from '#cms/store/entry-address';
import type { Store } from '#cms/store/tables';
import { COMMAND_LINE } from './command-line-author';
import { UsageError, type ContentCommand } from './content-command';
import { readArguments } from './read-arguments';
import { withStore } from './with-store';

const OPTIONS = {
  audience: { type: 'string' },
  region: { type: 'string' },
  kind: { type: 'string' },
  note: { type: 'string' },
} as const;

/** The draft of one page, or of another document. */
export const publishContent: ContentCommand = {
  usage: 'PATH [--audience b2c|b2b|""] [--region CODE] [--kind KIND] [--note TEXT]',
  description: 'publishes the draft of a page (b2c and all regions where nothing else is said)',
  async run(args) {
    const {
      path,
      audience = 'b2c',
      region = '',
      kind = 'page',
      note = '',
    } = readArguments(args, ['path'], OPTIONS);
    const address = entryAddress.safeParse({ kind, name: path, audience, region });
    if (!address.success) throw new UsageError(address.error.issues.map(({ message }) => message).join('; '));
    return withStore(async (store) => {
      const outcome = await publish(store, address.data, note);
      const isDone = outcome === 'published';
      process[isDone ? 'stdout' : 'stderr'].write(`${describeAddress(address.data)}: ${outcome}\n`);
      return isDone ? 0 : 1;
    });
  },
};

async function publish(
  store: Store,
  address: Parameters<typeof describeAddress>[0],
  note: string,
): Promise<string> {
  const entries = createEntries(store, Date.now);
  const entry = await entries.find(address);
  const opened = entry && (await entries.open(entry.id));
  if (opened === null) return 'there is no such document';
  const done = await entries.publish(opened.entry.id, { mark: opened.mark, note }, COMMAND_LINE);
  if (done.outcome === 'taken') return `${describeAddress(done.by)} is published there`;
  if (done.outcome === 'conflict') return 'somebody has changed it at this moment; look at it and try again';
  return done.outcome === 'missing' ? 'it has nothing to publish' : 'published';
}
