import { formatDate } from '#schemas/forms/calendar';
import { isDeeperThan } from '#schemas/json-depth';
import { replaceTags } from '#schemas/values/markup-text';
import { toMoscowClock } from '#schemas/values/moscow';
import { findVariant, isRecord, listInnerFields, type EditorField } from '../fields/editor-field';
import { toRoubles } from '../fields/roubles';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** What a list, or a thing with parts, says when nothing is in it. */
const NOTHING = 'Не\u00a0заполнено';

/** A value as an editor reads it: options by their names, parts by their labels, one a line. Unknown values are JSON. */
export function showValue(field: EditorField | null, value: unknown): string {
  if (value === undefined || value === null) return '';
  switch (field?.control) {
    case 'switch':
      return typeof value === 'boolean' ? (value ? 'Да' : 'Нет') : toJson(value);
    case 'number':
      return field.unit === 'kopecks' && typeof value === 'number'
        ? `${toRoubles(value)}\u00a0₽`
        : toJson(value);
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? toJson(value);
    case 'date':
    case 'date-time':
      return typeof value === 'string' ? toMoment(value) : toJson(value);
    case 'rich-text':
      return typeof value === 'string' ? toPlainText(value) : toJson(value);
    case 'list':
      if (!Array.isArray(value)) return toJson(value);
      return toLines(value.map((item: unknown) => showValue(field.item, item)));
    case 'record':
      if (!isRecord(value)) return toJson(value);
      return toLines(Object.entries(value).map(([key, item]) => showPart(key, showValue(field.value, item))));
    case 'object':
    case 'image':
    case 'union':
      return isRecord(value) ? showParts(field, value) : toJson(value);
    default:
      return toJson(value);
  }
}

function showParts(field: EditorField, value: Readonly<Record<string, unknown>>): string {
  const fields = listInnerFields(field, value) ?? [];
  const variant = field.control === 'union' ? findVariant(field, value) : null;
  const discriminator = field.control === 'union' && variant !== null ? field.discriminator : null;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    if (name === discriminator || part === null) return [];
    const inner = fields.find((candidate) => candidate.name === name) ?? null;
    return [showPart(inner?.label ?? name, showValue(inner, part))];
  });
  return toLines([...(variant === null ? [] : [variant.label]), ...parts]);
}

const toLines = (lines: readonly string[]) => (lines.length === 0 ? NOTHING : lines.join('\n'));

/** «21.11.2026», or «21.11.2026, 18:05» by the clock of Moscow. Any other text is shown unchanged. */
function toMoment(iso: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return formatDate(iso);
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  const [date = '', time = ''] = toMoscowClock(at).toISOString().split('T');
  return `${formatDate(date)}, ${time.slice(0, 'hh:mm'.length)}`;
}

function showPart(label: string, text: string): string {
  return text.includes('\n') ? `${label}:\n${text.replaceAll(/^/gm, '  ')}` : `${label}: ${text}`;
}

/** No content nests so deep; writing what does would exceed the stack of the server. */
const MAX_DEPTH = 200;

/** A text stands for itself; everything else as JSON, one property a line. */
function toJson(value: unknown): string {
  if (typeof value === 'string') return value;
  return isDeeperThan(value, MAX_DEPTH) ? 'Слишком глубоко вложенные данные' : JSON.stringify(value, null, 2);
}

/** Formatted text without its markup. */
export function toPlainText(html: string): string {
  return replaceTags(html.replace(/<br\s*\/?>|<\/(?:p|li|h[1-6]|tr|div)>/gi, '\n'), '')
    .replace(/&(?:amp|lt|gt|quot|#x27|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim();
}
