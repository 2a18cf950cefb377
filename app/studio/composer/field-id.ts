/** The root of the ids of an item's fields. */
export function toFieldId(itemId: string): string {
  return `field-${itemId}`;
}

/** The form of what is chosen, a block or the page: where a skip link leads. */
export const FIELDS_ID = 'composer-fields';
