/** Between a product and what was chosen with it; no id of a product has it. */
const JOINT = '+';

/** What was chosen on a page, in one word: a product, and what was chosen of it or with it, `sam-soberi+30_0600`. */
export function toChoice(id: string, addition = ''): string {
  return addition === '' ? id : `${id}${JOINT}${addition}`;
}

export function readChoice(choice = ''): { id: string; addition?: string } {
  const joint = choice.indexOf(JOINT);
  if (joint < 0) return { id: choice };
  return { id: choice.slice(0, joint), addition: choice.slice(joint + JOINT.length) };
}
