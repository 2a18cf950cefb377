import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';
import { isoDate } from '#schemas/values/limited-text';
import { link } from '#schemas/values/link';
import { fileUrl } from '#schemas/values/safe-url';
import { examples } from './examples';
import { toVideoObjects } from './video-objects';

const tile = z.object({
  title: z.string().trim().min(1).max(120).describe('Название'),
  text: z.string().trim().max(300).optional().describe('Текст: одно-два предложения под названием'),
  poster: image.describe('Заставка: видна, пока видео стоит'),
  videoSrc: fileUrl().optional().describe('Короткое видео без звука; без него видна одна заставка'),
  captionsSrc: fileUrl().optional().describe('Субтитры к видео, файл VTT'),
  uploadDate: isoDate().optional().describe('Дата публикации видео, ГГГГ-ММ-ДД: её ждут поисковики'),
  transcript: z
    .string()
    .trim()
    .max(2000)
    .optional()
    .describe('Что происходит в видео, словами: для тех, кто его не видит'),
  link: link.optional().describe('Куда ведёт плитка'),
});

export const block = defineBlock({
  type: 'video-tile',
  version: 1,
  label: 'Плитки с видео',
  group: 'media',
  description: 'Показывает услугу в деле: видео на плитке играет под указателем.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    items: z.array(tile).min(1).max(40).describe('Плитки'),
  }),
  examples,
  seo: ({ items }, _data, { toAbsolute }) => toVideoObjects(items, toAbsolute),
});

export type Tile = z.output<typeof tile>;
