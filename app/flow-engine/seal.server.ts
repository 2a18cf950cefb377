import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';

/** Sealed steps: authenticated encryption of a snapshot, good for one visitor on one place of one page. */

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** A seal travels in a form field and in the browser's history. */
const MAX_BYTES = 8192;
const STEP_ID_BYTES = 9;

/** What a seal is bound to; another value of any part makes it invalid. */
export interface SealBinding {
  flow: string;
  version: number;
  path: string;
  instance: string;
  visitor: string;
  /** What the flow is about (FlowDefinition.identity); empty when it is about nothing. */
  identity: string;
}

const sealedStep = z.object({
  /** Names the step, not the seal: it stays while the state stays, so a retry keeps its idempotency key. */
  id: z.string(),
  expiresAt: z.number(),
  snapshot: z.object({ state: z.string(), data: z.record(z.string(), z.unknown()) }),
  memo: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type SealedStep = z.output<typeof sealedStep>;

export type Opened = { status: 'ok'; step: SealedStep } | { status: 'invalid' | 'expired' };

export interface Sealer {
  seal: (step: SealedStep, binding: SealBinding) => string;
  open: (text: string, binding: SealBinding, now: number) => Opened;
}

export const newStepId = () => randomBytes(STEP_ID_BYTES).toString('base64url');

/** The first secret seals, all of them open: a secret can be replaced without losing the steps under way. */
export function createSealer(secrets: readonly [string, ...string[]]): Sealer {
  const [current, ...former] = secrets;
  const newest = toKey(current);
  const keys = [newest, ...former.map(toKey)];
  return {
    seal(step, binding) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, newest, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(toAssociated(binding));
      const text = Buffer.concat([cipher.update(JSON.stringify(step), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(text, binding, now) {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES || bytes.length > MAX_BYTES) return { status: 'invalid' };
      for (const key of keys) {
        const step = decipher(bytes, key, binding);
        if (step !== null) return step.expiresAt < now ? { status: 'expired' } : { status: 'ok', step };
      }
      return { status: 'invalid' };
    },
  };
}

function toKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'flow-step-v1', KEY_BYTES));
}

function toAssociated({ flow, version, path, instance, visitor, identity }: SealBinding): Buffer {
  return Buffer.from(JSON.stringify([flow, version, path, instance, visitor, identity]));
}

function decipher(bytes: Buffer, key: Buffer, binding: SealBinding): SealedStep | null {
  const opener = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  opener.setAAD(toAssociated(binding));
  opener.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([opener.update(bytes.subarray(IV_BYTES + TAG_BYTES)), opener.final()]);
    return sealedStep.parse(JSON.parse(text.toString('utf8')));
  } catch {
    // Forged, of another place, or of another key: all the same to the caller.
    return null;
  }
}
