import * as z from 'zod';
import { defineFlow } from '#registry/define-flow';
import { toAnswerSchema } from './answer-schema';
import { loadAnswer, props, sendAnswer } from './contract';
import { machine, type States } from './machine';
import { messages } from './messages';
import { SAMPLE_ANSWERS, SAMPLE_SURVEY } from './sample-survey';

/** Asks visitors what they think of the site. */
export const flow = defineFlow({
  type: 'survey',
  version: 1,
  label: 'Опрос',
  description: 'Спрашивает мнение о сайте: вопросы приходят от оператора, ответы уходят ему.',
  props,
  examples: [
    { name: 'обычный', props: {} },
    {
      name: 'со своими словами',
      props: { title: 'Расскажите, как прошло', description: 'Четыре вопроса о вашей покупке.' },
    },
  ],
  ttlSeconds: 3600,
  machine,
  actions: {
    load: {
      from: ['loading', 'loadError'],
      input: z.object({}),
      outcome: loadAnswer,
      limits: [{ by: 'address', points: 200, seconds: 600 }],
    },
    send: {
      from: ['questions'],
      once: 'step',
      input: ({ data }: { data: States['questions'] }) => toAnswerSchema(data.survey.questions),
      outcome: sendAnswer,
      limits: [
        { by: 'visitor', points: 10, seconds: 600 },
        { by: 'address', points: 60, seconds: 600 },
      ],
    },
  },
  messages,
  samples: {
    LOADED: [{ survey: SAMPLE_SURVEY }],
    LOAD_FAILED: [{}],
    SENT: [{}],
    SEND_FAILED: [{ values: SAMPLE_ANSWERS }],
    RETRY: [{}],
    RESET: [{}],
  },
});
