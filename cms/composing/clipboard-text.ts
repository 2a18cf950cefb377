import { toItemText } from './page-text';
import type { ComposerItem } from './composer-item';
import { memberText, splitList, splitObject } from './json-text';

/** Blocks on the clipboard: JSON with a mark, so that other text on the clipboard is never taken for blocks. */
const MARK = 'site-blocks';
/** More than any page; a longer text is not looked at. */
const MAX_LENGTH = 2_000_000;
const MAX_BLOCKS = 200;

export function toClipboardText(items: readonly ComposerItem[]): string {
  return `{"copied":"${MARK}","version":1,"components":[${items.map(toItemText).join(',')}]}`;
}

/**
 * The components that a clipboard holds, as JSON texts; null when it holds none. Only their shape is looked at: they go
 * through the same reading and the same verdicts as the content of a page.
 */
export function readClipboardText(text: string): string[] | null {
  if (text.length > MAX_LENGTH || !text.includes(MARK) || !isMarked(text)) return null;
  const elements = splitList(memberText(text, 'components') ?? '')?.elements ?? [];
  const components = elements.map((element) => element.text);
  const isSound = components.length <= MAX_BLOCKS && components.every((one) => splitObject(one) !== null);
  return isSound && components.length > 0 ? components : null;
}

function isMarked(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'copied' in value && value.copied === MARK;
  } catch {
    // Any other text on the clipboard.
    return false;
  }
}
