/** A one-time code while it is typed: one part, or two of three digits. Digits only (CODE-115, CODE-415). */

export type CodeVariant = 'one' | 'two';
/** How many digits each part takes; the second none when there is one part. */
export type PartSizes = readonly [number, number];
export type CodeParts = readonly [string, string];

const TWO_PARTS: PartSizes = [3, 3];
export const NO_CODE: CodeParts = ['', ''];

/** A code of another length than two parts of three takes one field (CODE-418). */
export function toPartSizes(variant: CodeVariant, length: number): PartSizes {
  return variant === 'two' && length === TWO_PARTS[0] + TWO_PARTS[1] ? TWO_PARTS : [length, 0];
}

/** The parts once `typed` stands in one of them: what the first cannot hold goes on into the second. */
export function typeCode(
  parts: CodeParts,
  part: 0 | 1,
  typed: string,
  [first, second]: PartSizes,
): CodeParts {
  const digits = typed.replace(/\D/g, '');
  if (digits.length >= first + second) return [digits.slice(0, first), digits.slice(first, first + second)];
  if (part === 1) return [parts[0], digits.slice(0, second)];
  return [digits.slice(0, first), (digits.slice(first) + parts[1]).slice(0, second)];
}

/** The code in a pasted text, which may be the whole SMS; null when it has none of this length. */
export function findCode(pasted: string, length: number): string | null {
  const groups = pasted.split(/\D+/);
  const digits = groups.join('');
  return groups.find((group) => group.length === length) ?? (digits.length === length ? digits : null);
}
