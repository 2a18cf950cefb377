import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { isoDate, isoMoment } from '#schemas/values/limited-text';

const DAY_MS = 24 * 60 * 60 * 1000;

const moment = () => z.union([isoDate(), isoMoment()]);

/** What the server knew of the time; null: nothing. */
interface BadgeBlockData {
  nowMs: number | null;
}
const UNKNOWN: BadgeBlockData = { nowMs: null };

/** A day so many days from now, so that the examples always show what their names say. */
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
const now = (): BadgeBlockData => ({ nowMs: Date.now() });

/** One example for each state of a promotion. */
const examples = [
  {
    name: 'идёт обратный отсчёт',
    props: {
      isActionPage: true,
      startDate: day(-20),
      endDate: day(2),
      badges: ['Скидка 50\u00a0%', 'Для новых абонентов'],
    },
    data: now(),
  },
  {
    name: 'последние минуты',
    props: { isActionPage: true, endDate: new Date(Date.now() + 40 * 60_000).toISOString() },
    data: now(),
  },
  {
    name: 'до конца далеко',
    props: { isActionPage: true, endDate: day(60), badges: ['Только онлайн'] },
    data: now(),
  },
  {
    name: 'ещё не началась',
    props: { isActionPage: true, startDate: day(10), endDate: day(40), badges: ['Скоро'] },
    data: now(),
  },
  {
    name: 'в архиве',
    props: {
      archived: true,
      isActionPage: true,
      startDate: '2026-06-01',
      endDate: '2026-08-31',
      badges: ['Летние гигабайты'],
    },
    data: now(),
  },
  {
    name: 'только метки',
    props: {
      badges: [
        'Хит',
        'Бесплатная доставка',
        'Скидка 20\u00a0% на первый год',
        'Энергонезависимая память',
        'Новинка',
      ],
    },
    data: now(),
  },
];

/** The fields of d2 §3 «Badge block data» (BLK-404). */
export const block = defineBlock({
  type: 'badge-block',
  version: 1,
  label: 'Срок акции',
  group: 'promo',
  description: 'Говорит, до какого дня действует акция и сколько времени осталось.',
  staysInside: true,
  props: z.object({
    archived: z
      .boolean()
      .default(false)
      .describe('Акция в архиве: отсчёта нет, сказано, что она закончилась'),
    startDate: moment()
      .optional()
      .describe('Первый день (2026-11-01) или момент с часовым поясом; с него идёт обратный отсчёт'),
    endDate: moment()
      .optional()
      .describe('Последний день включительно (2026-12-31) или момент с часовым поясом'),
    badges: z.array(z.string().trim().min(1).max(60)).max(8).default([]).describe('Короткие метки'),
    isActionPage: z
      .boolean()
      .default(false)
      .describe('Это страница акции: показать обратный отсчёт; на других страницах только метки и срок'),
  }),
  examples,
  empty: UNKNOWN,
  requires: [],
  load: async () => now(),
});
