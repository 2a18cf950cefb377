import { randomInt } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** OWASP's least for argon2id, which is the library's kind by default: 19 MiB, two passes, one lane. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** `hashed` is null for an unknown account: the answer takes as long as for a known one. */
export async function checkPassword(hashed: string | null, password: string): Promise<boolean> {
  const isRight = await verify(hashed ?? (await dummyHash()), password);
  return hashed !== null && isRight;
}

let dummy: Promise<string> | null = null;

/** Of a password that nobody knows; made with the first question, so that it always has today's parameters. */
function dummyHash(): Promise<string> {
  dummy ??= hashPassword(makePassword());
  return dummy;
}

/** 98 random bits, to be read from a screen and typed once: `k3p7x-…`. */
export function makePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
