import type { AppLoadContext, TypedResponse } from '@remix-run/node';
import type { Editor } from '../../session/editor';
import { refuseAction, studioAnswer, type ActionAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';

/** Takes a waiting plan back. */
export async function cancelPlan(
  id: string,
  editor: Editor,
  { plans }: AppLoadContext['site'],
): Promise<TypedResponse<ActionAnswer>> {
  const t = studioTexts('plans');
  const outcome = await plans.cancel(id, editor);
  if (outcome === 'missing') return refuseAction(t('gone'), 404);
  if (outcome === 'closed') return refuseAction(t('closed'), 409);
  return studioAnswer<ActionAnswer>({ said: t('cancelled') });
}
