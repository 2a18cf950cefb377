import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getOptionGroup } from '#schemas/gateway/options';
import { limitedText } from '#schemas/values/limited-text';
import { link } from '#schemas/values/link';
import { richText } from '#schemas/values/rich-text';
import { fileUrl, safeUrl } from '#schemas/values/safe-url';
import type { ServiceMedia } from '#schemas/products/service-card';
import { refersTo } from '#schemas/references/refers-to';
import { examples } from './examples';
import { matchAtOnce } from './match-services';
import { toShowcaseData, type ShowcaseData } from './showcase-data';
import { SYNONYMS } from './synonyms';
import { SHOWCASE_TEXTS } from './texts';
import { readSynonyms } from './word-search';

const HASHES = /^[\p{L}\d_-]+(\s*,\s*[\p{L}\d_-]+)*$/u;

const promoTile = z.object({
  title: z.string().trim().min(1).max(80).describe('Заголовок плитки'),
  text: z.string().trim().max(160).optional().describe('Одна фраза под заголовком'),
  url: safeUrl().describe('Куда ведёт плитка'),
  imgSrc: fileUrl().optional().describe('Картинка в углу плитки'),
  tone: z
    .enum(['brand', 'accent', 'soft', 'violet-soft', 'sand'])
    .default('soft')
    .describe('Фон: зелёный, фиолетовый, мятный, сиреневый, песочный'),
});

const group = z.object({
  code: refersTo('serviceGroup', z.string().trim().min(1).max(60)).describe('Фильтр оператора'),
  hashes: limitedText(300)
    .trim()
    .regex(HASHES, { error: 'must be hashes of letters, digits, «-», «_», separated by commas, without #' })
    .optional()
    .describe('Якоря группы через запятую; без них якорь — код фильтра'),
  text: z.string().trim().max(160).optional().describe('Фраза под заголовком группы'),
});

const picture = z.object({
  optionId: refersTo('option', z.string().trim().min(1).max(100)).describe('Опция'),
  imgSrc: fileUrl().optional().describe('Картинка карточки, 480×320'),
  videoSrc: fileUrl()
    .optional()
    .describe('Короткое видео без звука: играет под указателем, картинка — заставка'),
});

const props = z.object({
  title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
  archiveLink: link.optional().describe('Ссылка на архив услуг'),
  promoTiles: z.array(promoTile).max(6).default([]).describe('Промоплитки над списком'),
  info: richText()
    .optional()
    .describe('Информационный блок: на компьютере остаётся на экране, пока листают список'),
  groups: z.array(group).max(30).default([]).describe('Якоря и подзаголовки групп'),
  pictures: z
    .array(picture)
    .max(500)
    .default([])
    .describe('Картинки и видео карточек вместо значков, по кодам опций'),
  synonyms: z
    .array(limitedText(300).trim().min(1).describe('Слова через запятую: роуминг, заграница, поездка'))
    .max(200)
    .default([...SYNONYMS])
    .describe('Слова, которые в поиске значат одно и то же'),
  nothingFound: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .default(SHOWCASE_TEXTS.nothingFound)
    .describe('Что сказать, когда поиск ничего не нашёл'),
});

const NOTHING: ShowcaseData = {
  path: '/services',
  filter: null,
  query: '',
  filters: [],
  groups: [],
  count: 0,
};

type Picture = z.output<typeof picture>;

function toMedia({ imgSrc, videoSrc }: Picture): ServiceMedia[] {
  if (videoSrc !== undefined) return [{ kind: 'video', src: videoSrc, poster: imgSrc ?? null }];
  return imgSrc === undefined ? [] : [{ kind: 'image', src: imgSrc }];
}

export const block = defineBlock({
  type: 'services-showcase',
  version: 1,
  label: 'Витрина услуг',
  group: 'products',
  description: 'Показывает все опции и услуги страницы с фильтрами, поиском и подсказками.',
  props,
  examples,
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'услуги этой страницы',
      whenMissing: 'warn',
      isMet: (_props, _context, { groups }) => groups.length > 0,
    },
  ],
  async load({ pictures, synonyms }, { call, page, path, query }) {
    if (page.uuid === null) return { ...NOTHING, path };
    const answer = await call(getOptionGroup, { query: { uuid: page.uuid } });
    const media = new Map(
      pictures.flatMap((one) => toMedia(one).map((found) => [one.optionId, found] as const)),
    );
    return toShowcaseData(answer, {
      path,
      query,
      media,
      match: (items, typed) => matchAtOnce(items, typed, readSynonyms(synonyms)),
    });
  },
});
