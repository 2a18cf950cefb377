import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import { saveContact } from '#schemas/gateway/landings';
import type { FlowActions } from '#registry/define-flow';
import { rejectFor } from '../kit/engine/reject.server';
import type { Asked } from './contract';
import type { flow } from './flow';

export const actions: FlowActions<typeof flow> = {
  async save({ input, props: { landing, asks }, ask }) {
    const saved = await ask(saveContact, { body: { landing, ...input } });
    if (!saved.ok) return refuse(saved.error, asks);
    if (!saved.answer.ok) return refuse(readGatewayError(saved.answer), asks);
    return { event: { type: 'SAVED', name: '', phone: '', email: '', ...input } };
  },
};

/** At the field that the operator names, where the form has it; else above the form. */
const refuse = (error: GatewayError, asks: readonly Asked[]) =>
  rejectFor(
    error,
    asks.find((field) => field === error.field),
  );
