import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { limitedText } from '#schemas/values/limited-text';
import { windowToOpen } from '#schemas/values/window-id';
import { HOME_INTERNET_PHONE } from '#schemas/products/home-internet-phone';

/** HOME-211. */
const LEAVE_REQUEST = 'Оставить заявку';

const line = (max: number) => z.string().trim().min(1).max(max);

export const block = defineBlock({
  type: 'request-bar',
  version: 1,
  label: 'Плавающая панель заявки',
  group: 'promo',
  description: 'Держит под рукой телефон и\u00a0кнопку заявки; закрытая не\u00a0появляется 7\u00a0дней.',
  props: z.object({
    title: line(60).default('Подключить интернет дома').describe('Надпись над телефоном'),
    phone: line(40).default(HOME_INTERNET_PHONE).describe('Телефон'),
    buttonText: line(30).default(LEAVE_REQUEST).describe('Надпись на\u00a0кнопке'),
    popupId: windowToOpen().describe('Окно с\u00a0заявкой на\u00a0этой странице'),
    mark: limitedText(60)
      .regex(/^[A-Za-z0-9][\w-]*$/)
      .optional()
      .describe('Метка панели, латиницей; с\u00a0новой меткой её\u00a0увидят и\u00a0те, кто закрыл прежнюю'),
  }),
  examples: [
    { name: 'на странице домашнего интернета', props: { popupId: 'home-internet', mark: 'home' } },
    {
      name: 'со своими словами',
      props: {
        title: 'Пакет связи и\u00a0домашнего интернета для большой семьи',
        phone: '8 800 550-05-00',
        buttonText: 'Перезвоните мне',
        popupId: 'together',
      },
    },
  ],
});
