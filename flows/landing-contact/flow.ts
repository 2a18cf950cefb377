import { defineFlow } from '#registry/define-flow';
import { CONTACT_TEXTS } from '../kit/contact/contact-texts';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { props, saved, toSaveInput } from './contract';
import { machine } from './machine';

const TEN_MINUTES = 600;
const SAMPLE = { name: 'Анна', phone: '79261112233', email: 'anna@example.ru' };

/** Takes the contact that a visitor leaves on a landing: somebody calls or writes to them. */
export const flow = defineFlow({
  type: 'landing-contact',
  version: 1,
  label: 'Контакт с\u00a0лендинга',
  description: 'Короткая форма: посетитель оставляет имя, телефон или почту, и\u00a0с\u00a0ним связываются.',
  props,
  examples: [
    {
      name: 'имя и\u00a0телефон',
      props: {
        landing: 'office-internet',
        description: 'Ответим на\u00a0вопросы и\u00a0расскажем подробнее.',
      },
    },
    {
      name: 'только почта',
      props: {
        landing: 'news-letter',
        title: 'Подпишитесь на\u00a0новости',
        description: 'Одно письмо в\u00a0месяц. Отписаться можно в\u00a0любой момент.',
        asks: ['email'],
        button: 'Подписаться',
        thanksTitle: 'Вы\u00a0подписаны',
        thanks: 'Ближайшее письмо придёт в\u00a0начале месяца.',
      },
    },
    { name: 'все поля, без пояснения', props: { landing: 'expo-2026', asks: ['name', 'email', 'phone'] } },
  ],
  ttlSeconds: 3600,
  machine,
  actions: {
    save: {
      from: ['fill'],
      once: 'step',
      input: toSaveInput,
      outcome: saved,
      keepsNumber: 'phone',
      // The call asks for no captcha.
      limits: [
        { by: 'visitor', points: 10, seconds: TEN_MINUTES },
        { by: 'address', points: 60, seconds: TEN_MINUTES },
      ],
    },
  },
  messages: {
    ...CONTACT_TEXTS,
    numberMissing: FLOW_TEXTS.numberMissing,
    numberInvalid: FLOW_TEXTS.numberInvalid,
    server: FLOW_TEXTS.server,
  },
  samples: { SAVED: [SAMPLE], CORRECT: [{}] },
});
