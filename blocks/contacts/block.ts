import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { limitedText } from '#schemas/values/limited-text';
import { link } from '#schemas/values/link';
import { toMsisdn } from '#schemas/values/msisdn-digits';

const DIALABLE = /^(7\d{10}|\d{3,6})$/;

const phone = z.object({
  number: limitedText(40)
    .overwrite(toMsisdn)
    .regex(DIALABLE, { error: 'must be 11 digits starting with 7, or a short code of 3 to 6 digits' })
    .describe('Номер в любом виде или короткий: 0500'),
  caption: z.string().max(120).optional().describe('Откуда и за сколько: «бесплатно с наших номеров»'),
});

const hours = z.object({
  days: z.string().trim().min(1).max(60).describe('Дни: «Понедельник–пятница»'),
  time: z.string().trim().min(1).max(60).describe('Часы: «9:00–21:00»'),
});

export const block = defineBlock({
  type: 'contacts',
  version: 1,
  label: 'Контакты',
  group: 'text',
  description: 'Даёт позвонить или написать одним касанием и говорит, когда ответят.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    phones: z.array(phone).max(20).default([]).describe('Телефоны'),
    hours: z.array(hours).max(14).default([]).describe('Часы работы'),
    messengers: z.array(link).max(12).default([]).describe('Чаты и мессенджеры'),
  }),
  examples: [
    {
      name: 'поддержка',
      props: {
        title: 'Мы на связи',
        phones: [
          { number: '0500', caption: 'Бесплатно с номеров оператора' },
          { number: '88005500500', caption: 'Бесплатно с любых номеров России' },
          { number: '79261110500', caption: 'Из-за границы, бесплатно с номеров оператора' },
        ],
        hours: [
          { days: 'Телефон и чат', time: 'круглосуточно' },
          { days: 'Салоны', time: '10:00–21:00' },
        ],
        messengers: [
          { text: 'Чат на сайте', url: '/help/chat' },
          { text: 'Telegram', url: 'https://messenger.example.com/operator', newWindow: true },
          { text: 'ВКонтакте', url: 'https://social.example.com/operator', newWindow: true },
        ],
      },
    },
    {
      name: 'только телефон',
      props: { phones: [{ number: '+7 495 974-88-88', caption: 'Отдел продаж для бизнеса' }] },
    },
  ],
});
