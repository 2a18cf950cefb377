/** One step of two lists laid side by side: places in the first and in the second; null where one has no such item. */
export type Step = readonly [before: number | null, after: number | null];

/** Longer lists, multiplied, are laid side by side by place alone: a page must not wait for the comparison. */
const MAX_CELLS = 4_000_000;

/** Lays two lists side by side so that as many equal items as possible meet, in their order. */
export function align(before: readonly string[], after: readonly string[]): Step[] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const inner = alignInner(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  return [
    ...Array.from({ length: head }, (_, index): Step => [index, index]),
    ...inner.map(([left, right]): Step => [
      left === null ? null : left + head,
      right === null ? null : right + head,
    ]),
    ...Array.from({ length: tail }, (_, index): Step => [
      before.length - tail + index,
      after.length - tail + index,
    ]),
  ];
}

function alignInner(before: readonly string[], after: readonly string[]): Step[] {
  const isTooLong = before.length * after.length > MAX_CELLS;
  const { steps, left, right } = isTooLong ? { steps: [], left: 0, right: 0 } : walk(before, after);
  return [
    ...steps,
    ...before.slice(left).map((_, index): Step => [left + index, null]),
    ...after.slice(right).map((_, index): Step => [null, right + index]),
  ];
}

/** Goes along both until one ends. */
function walk(before: readonly string[], after: readonly string[]) {
  const lengths = measure(before, after);
  const width = after.length + 1;
  const steps: Step[] = [];
  let left = 0;
  let right = 0;
  while (left < before.length && right < after.length) {
    if (before[left] === after[right]) steps.push([left++, right++]);
    else if ((lengths[(left + 1) * width + right] ?? 0) >= (lengths[left * width + right + 1] ?? 0)) {
      steps.push([left++, null]);
    } else steps.push([null, right++]);
  }
  return { steps, left, right };
}

/** How many items can meet from each pair of places on. */
function measure(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let left = before.length - 1; left >= 0; left -= 1) {
    for (let right = after.length - 1; right >= 0; right -= 1) {
      const below = lengths[(left + 1) * width + right] ?? 0;
      const beside = lengths[left * width + right + 1] ?? 0;
      const both = (lengths[(left + 1) * width + right + 1] ?? 0) + 1;
      lengths[left * width + right] = before[left] === after[right] ? both : Math.max(below, beside);
    }
  }
  return lengths;
}
