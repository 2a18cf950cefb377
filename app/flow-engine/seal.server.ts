import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { DEVICES } from '#schemas/analytics/device';
import { VISIT_SOURCES } from '#schemas/analytics/visit-source';
import { createCipher } from './cipher.server';

/** Sealed steps: authenticated encryption of a snapshot, good for one visitor on one place of one page. */

/** A seal travels in a form field, of which a post takes 256 KB in all. A QR picture in a step needs half of that. */
const MAX_LENGTH = 48 * 1024;
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
  /** When the step began, in milliseconds since 1970; a seal from before that was noted has none. */
  bornAt: z.number().exactOptional(),
  /** How often the step was refused by the operator; none when left out. */
  refusals: z.number().exactOptional(),
  /** The states that the visit has been counted in; a seal from before they were counted has none. */
  passed: z.array(z.string()).exactOptional(),
  /** How the visit came; a seal from before that was counted, and that of a visit not counted yet, has none. */
  arrival: z
    .object({
      region: z.string(),
      device: z.enum(['', ...DEVICES]),
      source: z.enum(['', ...VISIT_SOURCES]),
    })
    .exactOptional(),
});
export type SealedStep = z.output<typeof sealedStep>;

/** What has expired still says where the visitor stood. */
export type Opened =
  | { status: 'ok'; step: SealedStep }
  | { status: 'expired'; step: SealedStep }
  | { status: 'invalid' };

export interface Sealer {
  seal: (step: SealedStep, binding: SealBinding) => string;
  open: (text: string, binding: SealBinding, now: number) => Opened;
}

export const newStepId = () => randomBytes(STEP_ID_BYTES).toString('base64url');

/** The first secret seals, all of them open: a secret can be replaced without losing the steps under way. */
export function createSealer(secrets: readonly [string, ...string[]]): Sealer {
  const cipher = createCipher(secrets, 'flow-step-v1');
  return {
    seal: (step, binding) => cipher.lock(JSON.stringify(step), toAssociated(binding)),
    open(text, binding, now) {
      const opened = text.length > MAX_LENGTH ? null : cipher.unlock(text, toAssociated(binding));
      // Only `seal` writes what a key opens; an earlier release may have sealed another shape.
      const step = opened === null ? null : sealedStep.safeParse(JSON.parse(opened)).data;
      if (!step) return { status: 'invalid' };
      return { status: step.expiresAt < now ? 'expired' : 'ok', step };
    },
  };
}

function toAssociated({ flow, version, path, instance, visitor, identity }: SealBinding): string {
  return JSON.stringify([flow, version, path, instance, visitor, identity]);
}
