import { useState } from 'react';
import { isSameJson } from '#cms/composing/rewrite-json';

/**
 * What is being typed and is no value yet, or is one written in another way. It stands while the value is the one that
 * typing has left; a value that comes from elsewhere (an undo) takes its place.
 */
export function useTypedText(value: unknown) {
  const [typed, setTyped] = useState<{ text: string; left: unknown } | null>(null);
  return {
    typed: typed !== null && isSameJson(toComparable(typed.left), toComparable(value)) ? typed.text : null,
    /** The value that it leads to; it stays when it leads to none. */
    type: (text: string, next: unknown = value) => setTyped({ text, left: next }),
    forget: () => setTyped(null),
  };
}

/** Lists hold an empty text where others hold nothing. */
function toComparable(value: unknown): unknown {
  return value === undefined || value === '' ? null : value;
}
