import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getBanners } from '#schemas/gateway/banners';
import { bannerPlace } from '#schemas/documents/banner';

export interface Invitation {
  title: string | null;
  text: string | null;
  /** What the banner server knows it by; null when its shows and clicks cannot be counted. */
  id: string | null;
}

const NO_INVITATION: Invitation | null = null;

const data = (title: string, text: string): Invitation | null => ({ title, text, id: null });

export const block = defineBlock({
  type: 'survey-invitation',
  version: 1,
  label: 'Приглашение в опрос',
  group: 'promo',
  description: 'Зовёт пройти опрос: сообщением через 30 секунд или кнопкой в углу экрана.',
  props: z.object({
    look: z
      .enum(['bubble', 'button'])
      .default('bubble')
      .describe('Сообщение со словами из баннера или постоянная кнопка'),
    linkText: z.string().trim().min(1).max(40).default('Пройти опрос').describe('Надпись ссылки в опрос'),
    bannerKey: bannerPlace()
      .default('survey_bubble')
      .describe('Место баннера, из которого сообщение берёт слова; нет баннера — нет сообщения'),
  }),
  examples: [
    {
      name: 'сообщение',
      props: {},
      data: data(
        'Поможете нам стать лучше?',
        'Пять вопросов, две минуты. Ответы никто не свяжет с вашим номером.',
      ),
    },
    { name: 'кнопка', props: { look: 'button' as const }, data: NO_INVITATION },
    { name: 'баннера нет', props: { linkText: 'Ответить на вопросы' }, data: NO_INVITATION },
  ],
  empty: NO_INVITATION,
  requires: [],
  /** The bubble's words; none when no banner was fetched (SURV-204). The button needs none. */
  load: async ({ look, bannerKey }, { call, path }) => {
    if (look === 'button') return NO_INVITATION;
    const { data: banners } = await call(getBanners, { query: { key: bannerKey, location: path } });
    const [banner] = banners;
    if (banner === undefined) return NO_INVITATION;
    const { id = null, attrs } = banner;
    return { title: attrs.title ?? null, text: attrs.text ?? null, id };
  },
});
