import type { ComposerItem } from '#cms/composing/composer-item';

/** Do both lists make the same text? Compares what items are made of, and writes none of it. */
export function isSameContent(one: readonly ComposerItem[], other: readonly ComposerItem[]): boolean {
  return one.length === other.length && one.every((item, index) => isSameItem(item, other[index]));
}

function isSameItem(one: ComposerItem, other: ComposerItem | undefined): boolean {
  if (one === other) return true;
  if (other === undefined || one.type !== other.type) return false;
  const { inside = [], ...props } = one.props;
  const { inside: otherInside = [], ...otherProps } = other.props;
  const isSame = (['id', 'text', 'lifted', 'isNew', 'reason'] as const).every(
    (name) => props[name] === otherProps[name],
  );
  return isSame && isSameContent(inside, otherInside);
}
