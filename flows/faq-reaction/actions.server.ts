import { likeFaqArticle, sendFaqFeedback } from '#schemas/gateway/faq';
import type { FlowActions } from '#registry/define-flow';
import { reject } from '../kit/engine/reject.server';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import type { flow } from './flow';
import { REASON_LABELS } from './reasons';
import { rememberReaction } from './remembered-reaction';

const UNAVAILABLE = 503;

export const actions: FlowActions<typeof flow> = {
  async like({ props: { articleId }, ask }) {
    const asked = await ask(likeFaqArticle, { query: { id: articleId } });
    if (!asked.ok || !asked.answer.success) return reject(FLOW_TEXTS.server, { status: UNAVAILABLE });
    return { event: { type: 'LIKED' }, remember: rememberReaction(articleId) };
  },

  async sendFeedback({ input: { reason, text }, props: { articleId }, ask }) {
    const words = text === '' ? REASON_LABELS[reason] : `${REASON_LABELS[reason]}: ${text}`;
    const asked = await ask(sendFaqFeedback, { query: { id: articleId }, body: { text: words } });
    if (!asked.ok || !asked.answer.success) return reject(FLOW_TEXTS.server, { status: UNAVAILABLE });
    return { event: { type: 'TOLD' }, remember: rememberReaction(articleId) };
  },
};
