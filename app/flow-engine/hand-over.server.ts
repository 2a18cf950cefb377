import * as z from 'zod';
import type { FlowState, HandedOver } from '#flows/kit/engine/flow-state';
import { readRawCookie, toHandOverCookie, toOwnName } from '#app/cookies';
import { createCipher } from './cipher.server';
import type { SealBinding, Sealer } from './seal.server';

/**
 * What a visitor takes along to another page of the site: numbers and sums that no address may show (decision 0040).
 * A cookie named for that page, sealed for it and for this visitor, for half an hour.
 */
const MAX_AGE_SECONDS = 1800;
/** Browsers drop cookies of more than 4096 bytes, name and attributes included. */
const MAX_LENGTH = 3600;

interface Holder {
  secrets: readonly [string, ...string[]];
  visitor: string;
  secure: boolean;
}

const record = z.record(z.string(), z.string());
const handed = z.object({
  flow: z.string(),
  values: record.optional(),
  note: z.string().optional(),
  back: z.object({ title: z.string(), href: z.string() }).optional(),
  /** What the seal of a step that waits is bound to; the seal itself stands beside, it is locked already. */
  waits: z
    .object({
      flow: z.string(),
      version: z.number(),
      path: z.string(),
      instance: z.string(),
      visitor: z.string(),
      identity: z.string(),
      turn: z.number(),
      pin: z.string().optional(),
    })
    .optional(),
});
type Handed = z.output<typeof handed>;

const toCipher = ({ secrets }: Holder) => createCipher(secrets, 'hand-over-v1');
const toBinding = (path: string, { visitor }: Holder) => JSON.stringify([path, visitor]);
const toName = (path: string, holder: Holder) => toOwnName(toHandOverCookie(path), holder);
const toAttributes = ({ secure }: Holder) => `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The header that hands something to a page; null when it is too much for a cookie. */
export function writeHandOver(path: string, given: Handed, holder: Holder, sealed = ''): string | null {
  const locked = toCipher(holder).lock(JSON.stringify(given), toBinding(path, holder));
  const value = sealed === '' ? locked : `${locked}.${sealed}`;
  if (value.length > MAX_LENGTH) return null;
  return `${toName(path, holder)}=${value}; Max-Age=${MAX_AGE_SECONDS}${toAttributes(holder)}`;
}

/** The header that hands a page the step that its visitor comes back to. */
export function writeWaiting(
  binding: SealBinding,
  { sealed, turn, pin }: FlowState,
  holder: Holder,
): string | null {
  const waits = { ...binding, turn, ...(pin !== undefined && { pin }) };
  return writeHandOver(binding.path, { flow: binding.flow, waits }, holder, sealed);
}

/** The header that takes it back: it has served. */
export const clearHandOver = (path: string, holder: Holder) =>
  `${toName(path, holder)}=; Max-Age=0${toAttributes(holder)}`;

/** What was handed to this page for this visitor; null without, and for what somebody else has made. */
export function readHandOver(
  cookies: string | null,
  path: string,
  holder: Holder,
  { sealer, now }: { sealer: Sealer; now: number },
): HandedOver | null {
  const value = readRawCookie(cookies, toName(path, holder));
  const [locked = '', sealed = ''] = value?.split('.', 2) ?? [];
  const text = toCipher(holder).unlock(locked, toBinding(path, holder));
  const read = text === null ? undefined : handed.safeParse(JSON.parse(text)).data;
  if (read === undefined) return null;
  const { waits, ...given } = read;
  if (waits === undefined) return given;
  const { turn, pin, ...binding } = waits;
  const opened = sealer.open(sealed, binding, now);
  // The hand-over has expired: the flow starts at its first step.
  if (opened.status !== 'ok') return null;
  const { snapshot } = opened.step;
  const { instance } = binding;
  return { ...given, state: { instance, snapshot, sealed, turn, ...(pin !== undefined && { pin }) } };
}
