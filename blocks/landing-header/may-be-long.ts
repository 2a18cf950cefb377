/** A header's text higher than this, in px, is long: its breadcrumbs get the fixed style (BLK-260). */
export const LONG_TEXT_PX = 200;

/** Letters on a line and the height of it, in px, on the narrowest phone: what each part of the text takes at most. */
const PARTS = {
  header: { letters: 14, line: 36 },
  subtitle: { letters: 28, line: 26 },
  description: { letters: 34, line: 24 },
} as const;

/**
 * Can the text be higher than `LONG_TEXT_PX` on any screen? Only then does the browser have to measure it; the
 * other headers send no script.
 */
export function mayBeLong(
  texts: { [Part in keyof typeof PARTS]?: string | undefined },
  limit: number,
): boolean {
  const heights = Object.entries(PARTS).map(
    ([part, { letters, line }]) =>
      Math.ceil((texts[part as keyof typeof PARTS]?.length ?? 0) / letters) * line,
  );
  return heights.reduce((sum, height) => sum + height, 0) > limit;
}
