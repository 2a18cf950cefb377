import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Store } from '#cms/store/tables';
import {
  addDeviceLink,
  emptyDeviceLink,
  findDeviceLink,
  forgetDeviceLinks,
} from '#cms/store/visitors/device-links';
import type { DeviceLinkValues } from '#registry/device-links';
import { createCipher } from './cipher.server';

/** A link can be opened for so long after it was made. */
const LIFE_MS = 30 * 60_000;
/** For so long the site can still say that a link is over; then it is forgotten. */
const TOLD_MS = 24 * 3_600_000;
const TOKEN_BYTES = 18;
const SIGNATURE_BYTES = 12;
const FORM = /^[\w-]{24}[\w-]{16}$/;
const ID_LENGTH = 24;
const PURPOSE = 'device-link-v1';

const lockedValues = z.record(z.string(), z.string());

/** Where a link leads. */
interface LinkedPage {
  /** Of the page, without host. */
  path: string;
  /** What the visit remembers the token under. */
  name: string;
  /** Can it still be used? */
  isOpen: boolean;
}

export interface DeviceLinkStore {
  make: (
    page: Pick<LinkedPage, 'path' | 'name'>,
    values: DeviceLinkValues,
  ) => Promise<{ token: string; until: number }>;
  /** Null for a token that was never made here, or was forgotten. Looking at a link does not use it up. */
  find: (token: string) => Promise<LinkedPage | null>;
  read: (name: string, token: string) => Promise<DeviceLinkValues | null>;
  spend: (name: string, token: string) => Promise<boolean>;
}

/**
 * Links to other devices in the store (decision 0074). A row is named by a hash of the token, and what it leads to is
 * locked: whoever reads the database can neither open a link nor learn a number.
 */
export function createDeviceLinks(
  store: Store,
  now: () => number,
  secrets: readonly [string, ...string[]],
): DeviceLinkStore {
  const cipher = createCipher(secrets, PURPOSE);
  const toSignature = (id: string, secret: string) =>
    createHmac('sha256', secret).update(`${PURPOSE}:${id}`).digest().subarray(0, SIGNATURE_BYTES);

  /** Whether this site has made the token: what somebody has made up or changed asks nothing of the store. */
  function isOurs(token: string): boolean {
    if (!FORM.test(token)) return false;
    const given = Buffer.from(token.slice(ID_LENGTH), 'base64url');
    return secrets.some((secret) => timingSafeEqual(given, toSignature(token.slice(0, ID_LENGTH), secret)));
  }

  async function make({ path, name }: Pick<LinkedPage, 'path' | 'name'>, values: DeviceLinkValues) {
    const id = randomBytes(TOKEN_BYTES).toString('base64url');
    const token = `${id}${toSignature(id, secrets[0]).toString('base64url')}`;
    const key = toKey(token);
    const until = now() + LIFE_MS;
    await forgetDeviceLinks(store, now() - TOLD_MS);
    const locked = cipher.lock(JSON.stringify(values), key);
    await addDeviceLink(store, { token: key, path, name, locked, expires_at: until });
    return { token, until };
  }

  async function findRow(token: string) {
    return isOurs(token) ? findDeviceLink(store, toKey(token)) : null;
  }

  async function find(token: string): Promise<LinkedPage | null> {
    const row = await findRow(token);
    if (row === null) return null;
    return { path: row.path, name: row.name, isOpen: row.locked !== '' && Number(row.expires_at) > now() };
  }

  async function read(name: string, token: string): Promise<DeviceLinkValues | null> {
    const row = await findRow(token);
    if (row === null || row.name !== name || Number(row.expires_at) <= now()) return null;
    const text = row.locked === '' ? null : cipher.unlock(row.locked, row.token);
    return text === null ? null : lockedValues.parse(JSON.parse(text));
  }

  /** What the link led to is gone with it. */
  async function spend(name: string, token: string): Promise<boolean> {
    return isOurs(token) && emptyDeviceLink(store, { token: toKey(token), name }, now());
  }

  return { make, find, read, spend };
}

const toKey = (token: string) => createHash('sha256').update(token).digest('base64url');
