import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getOption } from '#schemas/gateway/options';
import type { Breadcrumb } from '#schemas/page';
import { toOptionHead, type OptionHead } from '#schemas/products/option-detail';
import { image } from '#schemas/values/image';
import { link } from '#schemas/values/link';
import { windowToOpen } from '#schemas/values/window-id';
import { examples } from './examples';

interface BannerData {
  /** Null when the operator's answer has not come. */
  option: OptionHead | null;
  /** The page's own name, for a page without an answer. */
  pageTitle: string;
  path: string;
  breadcrumbs: Breadcrumb[];
}

const NOTHING: BannerData = { option: null, pageTitle: '', path: '/', breadcrumbs: [] };

export const block = defineBlock({
  type: 'option-banner',
  version: 1,
  label: 'Шапка опции',
  group: 'products',
  description: 'Называет опцию страницы, её цену и скидку и даёт кнопку подключения.',
  props: z.object({
    breadcrumbs: z.boolean().default(true).describe('Показать путь к странице над заголовком'),
    image: image.optional().describe('Картинка с отдельным кадром для телефона'),
    tone: z
      .enum(['soft', 'violet-soft', 'sand', 'sunken'])
      .default('soft')
      .describe('Фон: мятный, сиреневый, песочный, серый'),
    connectPopupId: windowToOpen()
      .optional()
      .describe('Окно подключения; без него и у архивных опций кнопки нет'),
    connectText: z.string().trim().min(1).max(60).default('Подключить').describe('Надпись на кнопке'),
    link: link.optional().describe('Вторая кнопка, рядом: «Как это работает»'),
  }),
  examples,
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'опция этой страницы у\u00a0оператора',
      whenMissing: 'warn',
      isMet: (_props, _context, { option }) => option !== null,
    },
  ],
  showsBreadcrumbs: ({ breadcrumbs }) => breadcrumbs,
  async load({ breadcrumbs }, { call, page, path }) {
    const option = page.uuid === null ? null : await call(getOption, { query: { uuid: page.uuid } });
    return {
      option: toOptionHead(option),
      pageTitle: page.struct_title || page.title,
      path,
      breadcrumbs: breadcrumbs ? page.breadcrumbs : [],
    };
  },
  /** What is sold, at the price that is shown. */
  seo(_props, { option, path }, { toAbsolute }) {
    if (option === null || option.price === null || option.isArchive) return null;
    return {
      '@type': 'Offer',
      name: option.title,
      ...(option.text !== '' && { description: option.text }),
      price: option.price.amountKopecks / 100,
      priceCurrency: 'RUB',
      url: toAbsolute(encodeURI(path)),
      availability: 'https://schema.org/InStock',
    };
  },
});
