import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getBanners } from '#schemas/gateway/banners';
import { limitedText } from '#schemas/values/limited-text';
import { isSafeUrl } from '#schemas/values/safe-url';
import { bannerPlace } from '#schemas/documents/banner';

export interface InfoBanner {
  /** What the banner server knows it by; null when its shows and clicks cannot be counted. */
  id: string | null;
  /** How the banner server wants it drawn; decides where content names no A/B value. */
  template: string;
  title: string | null;
  text: string | null;
  url: string | null;
  /** The mark of an advertisement in the register of advertising. */
  erid: string | null;
}

const NO_BANNER: InfoBanner | null = null;

const works: InfoBanner | null = {
  id: null,
  template: 'top_content',
  title: 'Ночные работы',
  text: 'В ночь на воскресенье Личный кабинет может открываться медленнее.',
  url: '/help/contacts',
  erid: null,
};

const abValue = z.string().trim().min(1).max(60);

export const block = defineBlock({
  type: 'info-block',
  version: 1,
  label: 'Информационный блок',
  group: 'promo',
  description:
    'Показывает объявление с сервера баннеров: строкой сверху экрана или в ленте; нет баннера — нет блока.',
  props: z.object({
    bannerKey: bannerPlace().default('info_block').describe('Место баннера'),
    abValue: abValue
      .optional()
      .describe(
        'Вариант: old — не показывать, top_content — строкой сверху, другой — в ленте; пусто — решает баннер',
      ),
    experiment: limitedText(60)
      .regex(/^[A-Za-z][\w-]*$/)
      .optional()
      .describe('Имя cookie эксперимента: её значение решает вместо варианта выше'),
    linkText: z.string().trim().min(1).max(40).default('Подробнее').describe('Надпись ссылки'),
  }),
  examples: [
    { name: 'в ленте', props: { abValue: 'content' }, data: works },
    { name: 'строкой сверху экрана', props: { abValue: 'top_content' }, data: works },
    {
      name: 'реклама с длинными словами',
      props: { abValue: 'content', linkText: 'Подробнее о скидке' },
      data: {
        ...works,
        title: 'Достопримечательности Петропавловска-Камчатского',
        text: 'Скидка 50\u00a0% на интернет в поездке по Камчатке: высокоскоростной, без ограничений и с поддержкой видеоконференцсвязи на всём маршруте экскурсии.',
        erid: '2SDnjeXAMPLE',
      },
    },
    { name: 'баннера нет', props: {}, data: NO_BANNER },
  ],
  empty: NO_BANNER,
  requires: [],
  /** Nothing without a banner (BLK-241) or its template (BLK-242). */
  load: async ({ bannerKey }, { call, path }) => {
    const { template, data } = await call(getBanners, { query: { key: bannerKey, location: path } });
    const [banner] = data;
    if (banner === undefined || !template) return NO_BANNER;
    const { id = null, attrs } = banner;
    const { title = null, text = null, url, erid = null } = attrs;
    if (title === null && text === null) return NO_BANNER;
    return { id, template, title, text, url: url !== undefined && isSafeUrl(url) ? url : null, erid };
  },
});
