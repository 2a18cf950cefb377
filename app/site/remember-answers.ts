/** Longer texts are made up by somebody, and would fill the memory. */
const LONGEST_TEXT = 1000;

/**
 * The answers of a function to texts, remembered until there are so many of them; then all are forgotten. For what is
 * asked of nearly every request, with few texts that come again and again: finding one costs a fraction of what keeping
 * them in the order of their last use does (docs/decisions/0090).
 */
export function rememberAnswers<Answer>(
  answer: (text: string) => Answer,
  { most }: { most: number },
): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered.answer;
    const found = { answer: answer(text) };
    if (text.length > LONGEST_TEXT) return found.answer;
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found.answer;
  };
}
