import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getRegions } from '#schemas/gateway/shell';
import type { Region } from '#schemas/region';
import { limitedText } from '#schemas/values/limited-text';
import { refersTo } from '#schemas/references/refers-to';
import { MAX_LEVELS } from './max-levels';

export interface CoverageMapData {
  /** Names of the regions; empty while they cannot be loaded. */
  regions: Pick<Region, 'code' | 'title'>[];
  /** The code of the visitor's region. */
  here: string | null;
}

const NO_REGIONS: CoverageMapData = { regions: [], here: null };

const level = z.object({
  from: z.int().min(0).max(100_000).describe('От скольких Мбит/с'),
  text: z.string().trim().min(1).max(60).describe('На что этого хватает'),
});

const speed = z.object({
  region: refersTo('region', limitedText(31).regex(/^[a-z][a-z0-9-]{1,30}$/)).describe('Регион'),
  mbps: z.int().min(0).max(100_000).describe('Скорость, Мбит/с'),
});

export const technology = z.object({
  title: z.string().trim().min(1).max(20).describe('Название технологии'),
  levels: z
    .array(level)
    .min(2)
    .max(MAX_LEVELS)
    .overwrite((levels) => [...levels].sort((a, b) => a.from - b.from))
    .describe('Ступени скорости, от меньшей к большей'),
  speeds: z.array(speed).min(1).max(200).describe('Скорость по регионам; где её нет, технология не работает'),
});

const EXAMPLE_REGIONS = [
  { code: 'moscow', title: 'Москва и Московская область' },
  { code: 'spb', title: 'Санкт-Петербург и Ленинградская область' },
  { code: 'tatarstan', title: 'Республика Татарстан' },
  { code: 'nsk', title: 'Новосибирская область' },
  { code: 'primorye', title: 'Приморский край' },
  { code: 'chukotka', title: 'Чукотский автономный округ' },
];

const fourG = {
  title: '4G',
  levels: [
    { from: 0, text: 'Сообщения и музыка' },
    { from: 20, text: 'Видеозвонки' },
    { from: 30, text: 'Видео в HD' },
    { from: 40, text: 'Видео в 2K' },
    { from: 55, text: 'Видео в 4K' },
  ],
  speeds: [
    { region: 'moscow', mbps: 68 },
    { region: 'spb', mbps: 61 },
    { region: 'tatarstan', mbps: 52 },
    { region: 'nsk', mbps: 41 },
    { region: 'primorye', mbps: 33 },
    { region: 'chukotka', mbps: 14 },
  ],
};

export const block = defineBlock({
  type: 'coverage-map',
  version: 1,
  label: 'Карта скорости по регионам',
  group: 'media',
  description:
    'Показывает скорость сети в каждом регионе плитками на карте, регион посетителя — крупно, и ту же таблицу списком.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    lead: z.string().trim().max(300).optional().describe('Абзац под заголовком'),
    technologies: z.array(technology).min(1).max(3).describe('Технологии; первая показана сразу'),
    source: z.string().trim().min(1).max(200).describe('Откуда цифры и на какую дату'),
  }),
  examples: [
    {
      name: 'две технологии',
      props: {
        title: 'Скорость по регионам',
        lead: 'Одна плитка — один регион. Ваш поднят над остальными.',
        technologies: [
          fourG,
          {
            title: '5G',
            levels: [
              { from: 0, text: 'Фильм за минуту' },
              { from: 250, text: 'Фильм за полминуты' },
            ],
            speeds: [
              { region: 'moscow', mbps: 290 },
              { region: 'spb', mbps: 235 },
            ],
          },
        ],
        source: 'Медиана замеров в приложении за октябрь 2026 года',
      },
      data: { regions: EXAMPLE_REGIONS, here: 'tatarstan' },
    },
    {
      name: 'одна технология, регион неизвестен',
      props: { technologies: [fourG], source: 'Замеры за октябрь 2026 года' },
      data: NO_REGIONS,
    },
  ],
  empty: NO_REGIONS,
  // Without names the speeds stand all the same.
  requires: [],
  load: async (_props, { call, region }) => ({
    regions: (await call(getRegions, {})).map(({ code, title }) => ({ code, title })),
    here: region.code,
  }),
});
