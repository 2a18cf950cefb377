import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import type { MediaFileTable } from '../tables';

/** A file of the media library as a line of NDJSON: what editors say of it, and its bytes as base64. */
export type WholeFile = Pick<
  MediaFileTable,
  'name' | 'type' | 'width' | 'height' | 'alt' | 'focal_x' | 'focal_y' | 'content'
>;

/** What tells these lines from those of documents. */
export const MEDIA = 'media';

const side = z.int().positive().max(100_000).nullable();
const percent = z.int().min(0).max(100);
const HALF_A_CHARACTER = /\p{Surrogate}/u;

/** Written back and compared: an expression over so long a text would overflow. */
const bytes = z.string().transform((text, context) => {
  const content = Buffer.from(text, 'base64');
  if (content.toString('base64') === text) return content;
  context.addIssue({ code: 'custom', message: 'is not base64' });
  return z.NEVER;
});

export const mediaLine = z
  .strictObject({
    kind: z.literal(MEDIA),
    name: limitedText(200).regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/, {
      error: 'must be a path below /media',
    }),
    type: limitedText(100).regex(/^[a-z]+\/[\w.+-]+$/, { error: 'must be a media type' }),
    width: side,
    height: side,
    focalX: percent,
    focalY: percent,
    alt: z
      .string()
      .max(1000)
      .refine((alt) => !HALF_A_CHARACTER.test(alt) && !alt.includes('\0'), {
        error: 'holds half a character, or a NUL',
      }),
    content: bytes,
  })
  .transform(({ kind: _kind, focalX, focalY, ...file }): WholeFile => ({
    ...file,
    focal_x: focalX,
    focal_y: focalY,
  }));

export function toMediaLine({ content, focal_x: focalX, focal_y: focalY, ...file }: WholeFile): string {
  const { name, type, width, height, alt } = file;
  const line = { kind: MEDIA, name, type, width, height, alt, focalX, focalY };
  return `${JSON.stringify({ ...line, content: content.toString('base64') })}\n`;
}
