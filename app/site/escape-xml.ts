const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What no XML may have, escaped or not: control characters and halves of a character. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands in XML, in an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll(NO_XML, '').replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
