const ESCAPES: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** JSON that is safe inside a script element: nothing in it can end the element or start another. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll(/[<>&]/g, (character) => ESCAPES[character] ?? character)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
