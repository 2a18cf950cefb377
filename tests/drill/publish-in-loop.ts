import { createInterface } from 'node:readline';
import * as z from 'zod';
import { createEntries } from '#cms/store/entries';
import { openStore } from '#cms/store/open-store';
import { toNumberedBody } from './numbered-body';

/**
 * A process that publishes one page again and again until it is killed. Waits for a line with the number to begin at;
 * says the number of each publish that it was told is done.
 */
const [place, id] = z.tuple([z.string(), z.string()]).parse(process.argv.slice(2));
const AUTHOR = { id: null, name: 'drill' };

const store = await openStore(place);
const entries = createEntries(store, Date.now);
process.stdout.write('ready\n');
const from = await new Promise<number>((resolve) => {
  createInterface(process.stdin).once('line', (line) => resolve(Number(line)));
});
for (let number = from; ; number += 1) {
  const opened = await entries.open(id);
  const saved = await entries.save(id, { body: toNumberedBody(number), mark: opened?.mark ?? '' }, AUTHOR);
  if (saved.outcome !== 'saved') throw new Error(`the draft was not saved: ${saved.outcome}`);
  const published = await entries.publish(id, { mark: saved.mark, note: String(number) }, AUTHOR);
  if (published.outcome !== 'published') throw new Error(`it was not published: ${published.outcome}`);
  process.stdout.write(`${number}\n`);
}
