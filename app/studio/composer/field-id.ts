/** The root of the ids of an item's fields. */
export function toFieldId(itemId: string): string {
  return `field-${itemId}`;
}
