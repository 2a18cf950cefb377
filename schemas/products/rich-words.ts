import { replaceTags } from '#schemas/values/markup-text';
import { richText } from '#schemas/values/rich-text';

const formatted = richText();
const BLOCK_TAG = /<(?:p|ul|ol|h[2-4]|table|blockquote)[\s>]/i;

/** The operator's formatted text, sanitised, bare words as a paragraph; null when it says nothing. */
export function toRichText(text: string | undefined): string | null {
  const html = formatted.safeParse(text).data?.trim() ?? '';
  if (replaceTags(html, '').replace(/&nbsp;|\s/g, '') === '') return null;
  return BLOCK_TAG.test(html) ? html : `<p>${html}</p>`;
}
