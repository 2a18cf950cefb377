import { audit } from '../texts/ru/audit';
import { shell } from '../texts/ru/shell';
import { usage } from '../texts/ru/usage';

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(audit));
const ROLES: ReadonlyMap<string, string> = new Map(Object.entries(shell));
const KINDS: ReadonlyMap<string, string> = new Map(Object.entries(usage));
const PREFIX = 'action_';

/** The actions that have words, for the filter. */
export const KNOWN_ACTIONS: readonly string[] = [...WORDS.keys()]
  .filter((key) => key.startsWith(PREFIX))
  .map((key) => key.slice(PREFIX.length));

/** An action in words; one of a newer release by its name. */
export function describeAction(action: string): string {
  return WORDS.get(`${PREFIX}${action}`) ?? action;
}

/** What is no document: a word of the store's, or a name. */
export function describeSubject(subject: string): string {
  return WORDS.get(`subject_${subject}`) ?? subject;
}

/** `версия: 3`, a line for each detail that says something. */
export function describeDetails(details: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === '') return [];
    return [`${WORDS.get(`detail_${name}`) ?? name}: ${describeValue(value)}`];
  });
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeValue).join(', ');
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return ROLES.get(`role_${plain}`) ?? KINDS.get(`kind_${plain}`)?.toLowerCase() ?? plain;
}
