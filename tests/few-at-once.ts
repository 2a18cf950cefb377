/** Many enough to keep a server busy, few enough that none of them waits for long. */
const AT_ONCE = 8;

/** Does something with each item, a few at a time; gives what came of them, in the order of the items. */
export async function mapFewAtOnce<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results.set(index, await map(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...results].toSorted(([one], [other]) => one - other).map(([, result]) => result);
}
