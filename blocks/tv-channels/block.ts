import * as z from 'zod';
import { defineBlock, type LoadContext } from '#registry/define-block';
import { getChannels } from '#schemas/gateway/convergent';
import { toText } from '#schemas/products/text';

/** A channel as it is read: its name, and whether it is in high definition. */
export interface TvChannel {
  id: string;
  title: string;
  isHd: boolean;
}

/** Channels of one genre. */
export interface TvGenre {
  id: string;
  title: string;
  channels: TvChannel[];
}

export interface TvChannels {
  genres: TvGenre[];
}

const NO_CHANNELS: TvChannels = { genres: [] };

/** Genres without channels, and channels without a name, are left out (CONV-405). */
async function loadChannels(_props: unknown, { call }: LoadContext): Promise<TvChannels> {
  const groups = await call(getChannels, {});
  const genres = groups.map(({ id, title, channels }) => ({
    id,
    title: toText(title),
    channels: channels
      .map((channel) => ({ id: channel.id, title: toText(channel.title), isHd: channel.hd === true }))
      .filter((channel) => channel.title !== ''),
  }));
  return { genres: genres.filter(({ title, channels }) => title !== '' && channels.length > 0) };
}

const sample = (id: string, title: string, names: string): TvGenre => ({
  id,
  title,
  channels: names
    .split(', ')
    .map((name, index) => ({ id: `${id}-${index + 1}`, title: name, isHd: index % 2 === 1 })),
});

export const block = defineBlock({
  type: 'tv-channels',
  version: 1,
  label: 'Список каналов',
  group: 'products',
  description: 'Показывает телеканалы оператора по\u00a0жанрам и\u00a0находит канал по\u00a0названию.',
  props: z.object({
    title: z.string().trim().min(1).max(160).default('Какие каналы входят').describe('Заголовок'),
    subtitle: z.string().trim().min(1).max(300).optional().describe('Подзаголовок'),
  }),
  examples: [
    {
      name: 'жанры с\u00a0каналами',
      props: { subtitle: 'На\u00a0телевизоре, телефоне и\u00a0планшете' },
      data: {
        genres: [
          sample(
            'cinema',
            'Кино и\u00a0сериалы',
            'Большой экран, Премьера, Киноклуб, Сериал 24, Комедия дня',
          ),
          sample('children', 'Детские', 'Ёлочка, Мультпарад, Почемучка'),
          sample('sport', 'Спортивные', 'Стадион, Лёд, Экстрим, Трасса'),
        ],
      },
    },
    { name: 'список не\u00a0пришёл', props: { title: 'Каналы' }, data: NO_CHANNELS },
  ],
  empty: NO_CHANNELS,
  requires: [
    {
      name: 'data',
      label: 'телеканалы оператора',
      whenMissing: 'warn',
      isMet: (_props, _context, { genres }) => genres.length > 0,
    },
  ],
  load: loadChannels,
});
