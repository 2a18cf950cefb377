/** A verdict on each text once: a number that was judged is not judged again (CONV-30). */
export function judgeOnce(judge: (typed: string) => boolean): (typed: string) => boolean {
  const verdicts = new Map<string, boolean>();
  return (typed) => {
    const known = verdicts.get(typed) ?? judge(typed);
    verdicts.set(typed, known);
    return known;
  };
}
