/** Who says what a connection flow connects: the operator, of the page it stands on, or the content itself. */
export const SOURCES = ['page', 'own'] as const;

/** Content that names a product and no source means its own. */
export function toSource(source: (typeof SOURCES)[number] | undefined, own: object | undefined) {
  return source ?? (own === undefined ? 'page' : 'own');
}
