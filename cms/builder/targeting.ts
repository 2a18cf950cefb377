import { isRecord, type UnknownRecord } from '../fields/editor-field';

/** A rule of Builder.io's targeting, `region is moscow`, against what is known of everybody who sees the page. */
type Judge = (known: unknown, value: unknown) => boolean;

const contains: Judge = (known, value) => typeof known === 'string' && known.includes(String(value));
const JUDGES: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ['is', (known, value) => [value].flat().includes(known)],
  ['isNot', (known, value) => ![value].flat().includes(known)],
  ['contains', contains],
  ['startsWith', (known, value) => typeof known === 'string' && known.startsWith(String(value))],
  ['endsWith', (known, value) => typeof known === 'string' && known.endsWith(String(value))],
]);

/** Does every rule hold? A rule about what is not known, a visitor's own say, does not. */
export function meetsTargeting(rules: readonly unknown[], attributes: UnknownRecord): boolean {
  return rules.every((rule) => {
    if (!isRecord(rule) || typeof rule['property'] !== 'string') return false;
    if (!Object.hasOwn(attributes, rule['property'])) return false;
    const judge = JUDGES.get(typeof rule['operator'] === 'string' ? rule['operator'] : 'is');
    return judge?.(attributes[rule['property']], rule['value']) ?? false;
  });
}
