import * as z from 'zod';

const FILLER = 'Связь, на которую можно положиться. '.repeat(200);

const numbered = z.object({ title: z.string(), components: z.array(z.unknown()), end: z.number() });

/** A page of some 10 KB that bears its number at both ends. */
export function toNumberedBody(number: number): string {
  const components = [{ type: 'rich-text', props: { text: FILLER, link: `/drill/${number}` } }];
  return JSON.stringify({ uuid: 'drill', title: String(number), components, end: number });
}

/** The number of such a page. Throws when its two ends are of different ones. */
export function readNumber(raw: unknown): number {
  const { title, end } = numbered.parse(raw);
  if (title !== String(end)) throw new Error(`a mix of ${title} and ${end}`);
  return end;
}
