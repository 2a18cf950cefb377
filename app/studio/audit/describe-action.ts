import { audit } from '../texts/ru/audit';
import { shell } from '../texts/ru/shell';

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(audit));
const ROLES: ReadonlyMap<string, string> = new Map(Object.entries(shell));
const PREFIX = 'action_';

/** The actions that have words, for the filter. */
export const KNOWN_ACTIONS: readonly string[] = [...WORDS.keys()]
  .filter((key) => key.startsWith(PREFIX))
  .map((key) => key.slice(PREFIX.length));

/** An action in words; one of a newer release by its name. */
export function describeAction(action: string): string {
  return WORDS.get(`${PREFIX}${action}`) ?? action;
}

/** `версия: 3`, a line for each detail that says something. */
export function describeDetails(details: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === '') return [];
    const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return [`${WORDS.get(`detail_${name}`) ?? name}: ${ROLES.get(`role_${plain}`) ?? plain}`];
  });
}
