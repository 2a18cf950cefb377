import * as z from 'zod';
import type { VisitMemory } from '#registry/visit-memory';
import { readRawCookie, toOwnName, VISIT_MEMORY_COOKIE } from '#app/cookies';
import { createCipher } from './cipher.server';

/**
 * What a visit remembers for its flows (decision 0052): one cookie, locked for this visitor. It ends with the browser's
 * session, and at the latest four hours after it was written.
 */
const MAX_AGE_MS = 4 * 60 * 60 * 1000;
/** Browsers drop cookies of more than 4096 bytes, name and attributes included. */
const MAX_LENGTH = 3600;

interface Holder {
  secrets: readonly [string, ...string[]];
  visitor: string;
  secure: boolean;
}

const kept = z.object({ until: z.number(), remembered: z.record(z.string(), z.string()) });

const toCipher = ({ secrets }: Holder) => createCipher(secrets, 'visit-memory-v1');

/** The header that keeps it; null when it is too much for a cookie. */
export function writeVisitMemory(remembered: VisitMemory, holder: Holder, now: number): string | null {
  const text = JSON.stringify({ until: now + MAX_AGE_MS, remembered });
  const value = toCipher(holder).lock(text, holder.visitor);
  if (value.length > MAX_LENGTH) return null;
  return `${toOwnName(VISIT_MEMORY_COOKIE, holder)}=${value}; Path=/; HttpOnly; SameSite=Lax${holder.secure ? '; Secure' : ''}`;
}

/** Empty without one, for one that is too old, and for what somebody else has made. */
export function readVisitMemory(cookies: string | null, holder: Holder, now: number): VisitMemory {
  const value = readRawCookie(cookies, toOwnName(VISIT_MEMORY_COOKIE, holder));
  if (value === null) return {};
  const text = toCipher(holder).unlock(value, holder.visitor);
  const read = text === null ? undefined : kept.safeParse(JSON.parse(text)).data;
  return read !== undefined && read.until > now ? read.remembered : {};
}
