import { componentScope } from '#schemas/page';
import { isInScope, type Selection } from '#app/page/select-components';

/** What the content calls tell somebody outside: no more than a visitor of the site may learn now. */

type Fields = Record<string, unknown>;
type ShownTo = Omit<Selection, 'hiddenSections'>;

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const MAX_DEPTH = 30;

/** Content without the components that are for other regions, audiences or times. */
export function keepInScope(raw: unknown, to: ShownTo, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(raw)) {
    return raw.filter((item) => isShown(item, to)).map((item) => keepInScope(item, to, depth + 1));
  }
  if (!isFields(raw)) return raw;
  return mapFields(raw, (value, name) =>
    // Props are the block's own: what looks like a scope in them is none.
    name === 'props' ? value : keepInScope(value, to, depth + 1),
  );
}

/** A scope that cannot be read hides what it belongs to. */
function isShown(item: unknown, to: ShownTo): boolean {
  if (!isFields(item) || item['scope'] === undefined) return true;
  const scope = componentScope.safeParse(item['scope']);
  return scope.success && isInScope(scope.data, to);
}

/**
 * Forms without the staff's addresses that they are sent to: in place of each stands its number in its list, as on the
 * pages. Titles and notices stay as they are: they are written for visitors.
 */
export function hideAddresses(raw: unknown): unknown {
  if (!Array.isArray(raw)) return replaceTexts(raw, new Map());
  return raw.map((form: unknown) => replaceTexts(form, numberAddresses(form)));
}

function numberAddresses(form: unknown): Map<string, string> {
  const fields = isFields(form) && Array.isArray(form['fields']) ? form['fields'].filter(isFields) : [];
  const numbered = fields.flatMap(({ answers }) =>
    (Array.isArray(answers) ? answers : []).map(
      (answer: unknown, index) => [isFields(answer) ? answer['value'] : null, String(index)] as const,
    ),
  );
  return new Map(numbered.flatMap(([value, number]) => (typeof value === 'string' ? [[value, number]] : [])));
}

function replaceTexts(value: unknown, numbers: ReadonlyMap<string, string>, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  if (typeof value === 'string') return ADDRESS.test(value) ? (numbers.get(value) ?? '') : value;
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, numbers, depth + 1));
  return isFields(value) ? mapFields(value, (inner) => replaceTexts(inner, numbers, depth + 1)) : value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapFields(fields: Fields, map: (value: unknown, name: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value, name)]));
}
