import { defineFlow } from '#registry/define-flow';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { feedbackInput, likeInput, liked, props, told, type Loaded } from './contract';
import { loadArticle } from './load-article.server';
import { machine } from './machine';
import { REACTION_TEXTS } from './reaction-texts';
import { hasReacted } from './remembered-reaction';

const ARTICLE: Loaded = { articleId: 'kak-popolnit-schet' };
const NO_ARTICLE: Loaded = { articleId: '' };

/** Asks whether an article of the help has helped, once a visit, and leads on where it has not. */
export const flow = defineFlow({
  type: 'faq-reaction',
  version: 1,
  label: 'Помог ли ответ',
  description: 'Спрашивает, помог ли ответ, и ведёт дальше того, кому он не помог.',
  props,
  examples: [
    { name: 'ответ страницы', props: {}, data: ARTICLE },
    { name: 'страница без ответа', props: { title: 'Всё получилось?' }, data: NO_ARTICLE },
  ],
  empty: NO_ARTICLE,
  load: (_props, context) => loadArticle(context),
  recall(remembered, { articleId }) {
    if (!hasReacted(remembered, articleId)) return null;
    return { type: 'LIKED' } as const;
  },
  ttlSeconds: 3600,
  machine,
  actions: {
    like: {
      from: ['question'],
      once: 'step',
      input: likeInput,
      outcome: liked,
      limits: [{ by: 'address', points: 60, seconds: 600 }],
    },
    sendFeedback: {
      from: ['reason'],
      once: 'step',
      input: feedbackInput,
      outcome: told,
      limits: [{ by: 'address', points: 30, seconds: 600 }],
    },
  },
  messages: { server: FLOW_TEXTS.server, noReason: REACTION_TEXTS.noReason, tooLong: REACTION_TEXTS.tooLong },
  samples: { LIKED: [{}], TOLD: [{}], NOT_HELPED: [{}], BACK: [{}] },
  requires: [
    {
      name: 'article',
      label: 'вопрос с адресом этой страницы у оператора',
      pointer: '/props',
      whenMissing: 'warn',
      isMet: ({ articleId }) => articleId !== '',
    },
  ],
  identity: ({ articleId }) => articleId,
});
