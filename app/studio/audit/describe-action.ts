import type { FindingText } from '#app/content-check/finding-text';
import { FINDING_TEXTS } from '#app/content-check/finding-texts';
import { formatBytes } from '../editors/media/describe-file';
import { writeMoment } from '../shell/moment';
import { audit } from '../texts/ru/audit';
import { plans } from '../texts/ru/plans';
import { shell } from '../texts/ru/shell';
import { usage } from '../texts/ru/usage';

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(audit));
const ROLES: ReadonlyMap<string, string> = new Map(Object.entries(shell));
const PLANS: ReadonlyMap<string, string> = new Map(Object.entries(plans));
const FINDINGS: ReadonlyMap<string, FindingText> = new Map(Object.entries(FINDING_TEXTS));
/** The value in question, which the log does not keep. */
const ABOUT = /[:,]?\s«?\{about\}»?/;
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

/** What stands before the name of a file, or of an experiment. */
const NAMED = /^(media|experiment) (.+)$/s;

/** What is no document: a word of the store's, a file of the library, or a name. */
export function describeSubject(subject: string): string {
  const [, kind, name] = NAMED.exec(subject) ?? [];
  if (kind === 'media') return `${audit.subject_media} ${name}`;
  if (kind === 'experiment') return `${audit.subject_experiment} «${name}»`;
  return WORDS.get(`subject_${subject}`) ?? subject;
}

/** Ids of rows, which say nothing to anybody: of a plan, of the version that was published before. */
const IDS: ReadonlySet<string> = new Set(['plan', 'experiment', 'published from']);

/** `версия: 3`, a line for each detail that says something. */
export function describeDetails(action: string, details: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    const isId = IDS.has(name) || IDS.has(`${action} ${name}`);
    const isEmpty = value === null || value === undefined || value === '' || String(value) === '';
    return isId || isEmpty ? [] : [`${WORDS.get(`detail_${name}`) ?? name}: ${describeValue(name, value)}`];
  });
}

function describeValue(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => describeValue(name, one)).join(', ');
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  switch (name) {
    case 'at':
      return Number.isNaN(Date.parse(plain)) ? plain : writeMoment(Date.parse(plain));
    case 'action':
      return PLANS.get(`action_${plain}`)?.toLowerCase() ?? plain;
    case 'findings':
      return FINDINGS.get(plain)?.title.replace(ABOUT, '') ?? plain;
    case 'bytes':
      return formatBytes(Number(plain));
    case 'type':
      return plain
        .replace(/^\w+\//, '')
        .replace(/\+xml$/, '')
        .toUpperCase();
    default:
      return ROLES.get(`role_${plain}`) ?? KINDS.get(`kind_${plain}`)?.toLowerCase() ?? plain;
  }
}
