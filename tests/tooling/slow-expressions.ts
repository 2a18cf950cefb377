/** Expressions that may be worse than linear, because what they read is short or the site's own. */
export const SLOW_EXPRESSIONS: readonly { file: string; source: string; why: string }[] = [
  {
    file: 'app/studio/check/editor-finding.ts',
    source: String.raw`[:\s]*«?\{about\}.*$`,
    why: 'reads titles that stand in the code',
  },
  {
    file: 'app/content-check/read-markup.ts',
    source: String.raw`<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>`,
    why: 'reads what React has written, where no text holds a «<»',
  },
  {
    file: 'app/gallery/flow-errors.ts',
    source: String.raw`<(?:input|select|textarea)\b[^>]*\bname="word"[^>]*>`,
    why: 'reads what React has written of an example, in the gallery',
  },
  {
    file: 'app/server/page-cache/hash-scripts.ts',
    source: String.raw`<script(?=[^>]*word)[^>]*>([\s\S]*?)</script>`,
    why: 'reads what React has written, where no text holds a «<»',
  },
  {
    file: 'blocks/ui/text/format-number.ts',
    source: String.raw`\B(?=(\d{3})+$)`,
    why: 'reads the digits of a number',
  },
  { file: 'flows/kit/form/obstacles.ts', source: String.raw`[\s,.:;]+\S*$`, why: 'reads 40 characters' },
  {
    file: 'flows/kit/money/bounds.ts',
    source: String.raw`(\d{1,15}(?: \d{1,3}){0,4}) ?(тыс\.?)? ?(?:₽|руб|р\.)?[а-яё.]{0,20} ?(?:до|[-–—]) ?(\d{1,15}(?: \d{1,3}){0,4}) ?(тыс\.?)? ?(?:₽|руб|р\.)`,
    why: 'repeats within bounds alone, and reads a thousand signs at most',
  },
];
