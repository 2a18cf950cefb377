import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { limitedText } from '#schemas/values/limited-text';
import { link } from '#schemas/values/link';
import { toMsisdn } from '#schemas/values/msisdn-digits';
import { DIALABLE } from './dialable';

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

const place = z.object({
  address: z
    .object({ value: z.string().trim().min(1).max(200).describe('Адрес: «Москва, ул. Тверская, 7»') })
    .describe('Где это'),
  metro: z
    .object({ value: z.string().trim().min(1).max(80).describe('Станция: «Охотный Ряд»') })
    .optional()
    .describe('Метро рядом'),
});

export const block = defineBlock({
  type: 'contacts',
  version: 1,
  label: 'Контакты',
  group: 'text',
  description: 'Даёт позвонить или написать одним касанием и говорит, когда ответят.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    phones: z.array(phone).max(20).default([]).describe('Телефоны'),
    hours: z.array(hours).max(14).default([]).describe('Часы работы'),
    messengers: z.array(link).max(12).default([]).describe('Чаты и мессенджеры'),
    places: z.array(place).max(20).default([]).describe('Адреса'),
    // What older content has as one string (d2 §3); it is shown after the lists above.
    phoneList: z
      .string()
      .max(1000)
      .default('')
      .describe('Телефоны одной строкой: «Для бизнеса-88005500555;Роуминг-0500»'),
    hoursList: z
      .string()
      .max(1000)
      .default('')
      .describe('Часы работы одной строкой: «Суббота:10:00–18:00;Воскресенье:закрыто»'),
    positions: z
      .string()
      .max(100)
      .default('')
      .describe(
        'Места частей (телефоны;чаты;часы;адреса) «столбец-ряд»: компьютер|планшет, «1-1|1-1;3-1|2-1»',
      ),
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
      name: 'из строк, со своими местами',
      props: {
        title: 'Офис для бизнеса',
        phoneList: 'Продажи-88005500555;Поддержка-0555',
        hoursList: 'Понедельник–пятница:9:00–19:00;Суббота:10:00–16:00',
        places: [
          { address: { value: 'Москва, Липовая аллея, 3' }, metro: { value: 'Ботанический сад' } },
          { address: { value: 'Химки, Ленинградская улица, 1' } },
        ],
        positions: '1-1|1-1;;2-1|2-1;3-1|1-2',
      },
    },
    {
      name: 'только телефон',
      props: { phones: [{ number: '+7 495 974-88-88', caption: 'Отдел продаж для бизнеса' }] },
    },
  ],
});
