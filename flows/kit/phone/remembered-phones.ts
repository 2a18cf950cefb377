import { keepText, listKept, readKept } from '#blocks/ui/browser-storage';

/** Numbers that a visitor of this browser had a code sent to (PROM-121): whole ones only, the newest first. */

export const MAX_REMEMBERED = 5;
export const REMEMBERED_MS = 30 * 86_400_000;

interface Remembered {
  msisdn: string;
  /** Milliseconds since 1970. */
  at: number;
}

const PREFIX = 'phones:';
const toStorageKey = (key: string) => `${PREFIX}${key}`;

/** Up to five numbers of 11 digits, of the last 30 days. None where the browser keeps nothing. */
export function getRememberedPhones(key: string, now = Date.now()): string[] {
  return read(key, now).map(({ msisdn }) => msisdn);
}

/** Does nothing with a number that is not whole, or where the browser keeps nothing. */
export function rememberPhone(key: string, msisdn: string, now: number): void {
  if (!/^7\d{10}$/.test(msisdn)) return;
  const others = read(key, now).filter((other) => other.msisdn !== msisdn);
  const kept = [{ msisdn, at: now }, ...others].slice(0, MAX_REMEMBERED);
  keepText(toStorageKey(key), JSON.stringify(kept));
}

/** All of them, under whatever name. */
export function forgetRemembered(): void {
  for (const key of listKept(PREFIX)) keepText(key, null);
}

function read(key: string, now: number): Remembered[] {
  const stored = parse(readKept(toStorageKey(key)) ?? '[]');
  const phones = Array.isArray(stored) ? stored.filter(isRemembered) : [];
  return phones.filter(({ at }) => at <= now && now - at < REMEMBERED_MS).slice(0, MAX_REMEMBERED);
}

/** Null for what is no JSON: somebody else has written there. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { msisdn, at }: Partial<Record<keyof Remembered, unknown>> = value;
  return typeof msisdn === 'string' && /^7\d{10}$/.test(msisdn) && typeof at === 'number';
}
