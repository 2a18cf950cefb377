/** So many of the values, in their order; the same seed picks the same. */
export function pickSome<Value>(values: readonly Value[], count: number, seed: number): Value[] {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  const ranks = values.map((value, index) => ({ index, rank: next(), value }));
  const picked = ranks.sort((a, b) => a.rank - b.rank).slice(0, count);
  return picked.sort((a, b) => a.index - b.index).map(({ value }) => value);
}
