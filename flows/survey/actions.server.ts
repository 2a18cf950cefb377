import { getSurvey, sendSurvey } from '#schemas/gateway/survey';
import type { FlowActions } from '#registry/define-flow';
import type { flow } from './flow';
import { planSurvey } from './plan-survey.server';

export const actions: FlowActions<typeof flow> = {
  /** The questions as they are now. What is loaded goes under the seal, so that it is judged by what was shown. */
  async load({ ask }) {
    const asked = await ask(getSurvey, {});
    const survey = asked.ok ? planSurvey(asked.answer) : null;
    if (!asked.ok || survey === null) return { event: { type: 'LOAD_FAILED' } };
    return { event: { type: 'LOADED', survey }, memo: { contactId: asked.answer.contactId } };
  },

  async send({ input: { answers, values }, memo, ask }) {
    const sent = await ask(sendSurvey, { path: { id: String(memo['contactId'] ?? '') }, body: answers });
    const isSent = sent.ok && sent.answer.ok;
    return { event: isSent ? { type: 'SENT' } : { type: 'SEND_FAILED', values } };
  },
};
