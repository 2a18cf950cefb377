import { isTooDeepForContent } from '#schemas/json-depth';
import { limitedText } from '#schemas/values/limited-text';
import type { OpenedEntry } from '#cms/store/entry-states';
import { studioTexts } from './texts/studio-texts';

/** JSON of content as a request brings it, of at most `max` characters: nothing reads one that nests too deep. */
export const contentText = (max: number) =>
  limitedText(max).refine((text) => !isTooDeepForContent(text), {
    error: () => studioTexts('faults')('tooDeep'),
    abort: true,
  });

/** Throws 422 for content that was stored when it could still be as deep: no editor can show it. */
export function requireShallow(opened: Pick<OpenedEntry, 'body'>): void {
  if (isTooDeepForContent(opened.body)) throw Response.json({ error: 'too-deep' }, { status: 422 });
}
