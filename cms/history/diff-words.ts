import { align } from './align';

/** A piece of a text that was compared with another one. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words, and what stands between them. */
const WORDS = /\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]+/gu;

/** Compares two texts by words. The pieces, without the added ones, make the first; without the removed, the second. */
export function diffWords(before: string, after: string): TextPart[] {
  const left = before.match(WORDS) ?? [];
  const right = after.match(WORDS) ?? [];
  const removed: string[] = [];
  const added: string[] = [];
  const parts: TextPart[] = [];
  const flush = () => {
    if (removed.length > 0) parts.push({ kind: 'removed', text: removed.splice(0).join('') });
    if (added.length > 0) parts.push({ kind: 'added', text: added.splice(0).join('') });
  };
  for (const [from, to] of align(left, right)) {
    if (from !== null && to !== null) {
      flush();
      append(parts, left[from] ?? '');
    } else if (from !== null) removed.push(left[from] ?? '');
    else if (to !== null) added.push(right[to] ?? '');
  }
  flush();
  return parts;
}

function append(parts: TextPart[], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === 'same') last.text += text;
  else parts.push({ kind: 'same', text });
}
