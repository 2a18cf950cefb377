import type * as z from 'zod';
import { getAccountStatus } from '#schemas/gateway/account';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import { connectCinema, getCinemaStatus } from '#schemas/gateway/landings';
import type { ActionResult, FlowActions } from '#registry/define-flow';
import type { Ask } from '../kit/engine/ask';
import { reject, rejectFor } from '../kit/engine/reject.server';
import type { connected } from './contract';
import type { flow } from './flow';
import { messages } from './texts';

const UNAUTHORISED = 401;

export const actions: FlowActions<typeof flow> = {
  async connect({ input: { serviceCode }, ask }) {
    const done = await connectPackage(serviceCode, ask, 'serviceCode');
    return done ?? { event: { type: 'SIGNED_OUT', serviceCode } };
  },

  async connectSignedIn({ input: { serviceCode }, ask }) {
    return (await connectPackage(serviceCode, ask)) ?? reject(messages.stillSignedOut);
  },
};

/**
 * Connects a package to the account of the visitor who is signed in. Gives null when nobody is signed in. Refuses a
 * package that the account already has: the visitor reads so at `field`, or above the form when no field is named.
 */
async function connectPackage(
  serviceCode: string,
  ask: Ask,
  field?: string,
): Promise<ActionResult<z.input<typeof connected>> | null> {
  const account = await ask(getAccountStatus, {});
  if (!account.ok) return rejectFor(account.error);
  if (!account.answer.authenticated) return null;
  const known = await ask(getCinemaStatus, {});
  if (!known.ok) return rejectUnlessSignedOut(known);
  const { services } = known.answer;
  if (services.includes(serviceCode)) return reject(messages.known, { field });

  const asked = await ask(connectCinema, { body: { serviceCode } });
  if (!asked.ok) return rejectUnlessSignedOut(asked);
  if (!asked.answer.ok) return rejectFor(readGatewayError(asked.answer));
  return { event: { type: 'CONNECTED', serviceCode, services: [...services, serviceCode] } };
}

/** Null where the session has ended between the calls. */
function rejectUnlessSignedOut({ status, error }: { status: number | null; error: GatewayError }) {
  return status === UNAUTHORISED ? null : rejectFor(error);
}
