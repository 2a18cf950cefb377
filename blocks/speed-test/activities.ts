import type { Speeds } from './measure';

/** What somebody does in the internet, and what it takes. */
interface Activity {
  key: string;
  title: string;
  /** What it is like when there is enough of everything. */
  good: string;
  /** What it is like when there is not. */
  poor: string;
  needs: {
    /** Mbit/s, at least. */
    download?: number;
    upload?: number;
    /** Milliseconds, at most. */
    latency?: number;
    jitter?: number;
  };
}

/** From what needs the least to what needs the most. */
export const ACTIVITIES: readonly Activity[] = [
  {
    key: 'pages',
    title: 'Сайты и\u00a0переписка',
    good: 'Открываются сразу',
    poor: 'Картинки придётся ждать',
    needs: { download: 2, latency: 300 },
  },
  {
    key: 'calls',
    title: 'Видеозвонки',
    good: 'Вас видно и\u00a0слышно без\u00a0пауз',
    poor: 'Картинка может замирать: выключите видео или\u00a0подойдите к\u00a0окну',
    needs: { download: 3, upload: 2, latency: 150, jitter: 40 },
  },
  {
    key: 'film',
    title: 'Фильм в\u00a0Full\u00a0HD',
    good: 'Пойдёт без\u00a0остановок',
    poor: 'Выберите качество пониже',
    needs: { download: 8 },
  },
  {
    key: 'games',
    title: 'Игры по\u00a0сети',
    good: 'Ответ быстрый и\u00a0ровный',
    poor: 'Возможны рывки: играйте через\u00a0кабель или\u00a0ближе к\u00a0роутеру',
    needs: { download: 3, latency: 60, jitter: 20 },
  },
  {
    key: 'photos',
    title: 'Отправить сто фотографий',
    good: 'Несколько минут',
    poor: 'Лучше оставить на\u00a0ночь',
    needs: { upload: 8 },
  },
  {
    key: 'cinema',
    title: 'Фильм в\u00a04K на\u00a0большом экране',
    good: 'Пойдёт, даже если дома смотрят ещё что-то',
    poor: 'Будет подгружаться: хватит качества Full\u00a0HD',
    needs: { download: 30 },
  },
];

export function isEnough({ needs }: Pick<Activity, 'needs'>, speeds: Speeds): boolean {
  const { download = 0, upload = 0, latency = Infinity, jitter = Infinity } = needs;
  return (
    speeds.download >= download &&
    speeds.upload >= upload &&
    speeds.latency <= latency &&
    speeds.jitter <= jitter
  );
}
