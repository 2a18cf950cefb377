import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { loadTenders, NO_TENDERS, type Tender, type TendersData } from './load-tenders';

const BATTERIES: Tender = {
  id: '2026-14',
  title: 'Поставка аккумуляторов для базовых станций',
  startDate: '2026-10-20',
  endDate: '2026-12-10',
  url: '/corp/tenders/akkumulyatory',
  daysLeft: 13,
};
const TENDERS: TendersData = {
  open: [
    {
      ...BATTERIES,
      id: '2026-16',
      title: 'Уборка салонов связи в\u00a0Поволжье',
      endDate: '2026-11-29',
      daysLeft: 2,
    },
    BATTERIES,
    {
      ...BATTERIES,
      id: '2026-17',
      title: 'Перевозка оборудования',
      endDate: null,
      url: null,
      daysLeft: null,
    },
  ],
  coming: [
    { ...BATTERIES, id: '2026-18', title: 'Ремонт антенных опор', startDate: '2026-12-15', daysLeft: 40 },
  ],
  over: [
    {
      ...BATTERIES,
      id: '2026-09',
      title: 'Спецодежда для монтажников',
      endDate: '2026-07-01',
      daysLeft: -149,
    },
  ],
};

export const block = defineBlock({
  type: 'tenders',
  version: 1,
  label: 'Тендеры',
  group: 'navigation',
  description:
    'Перечисляет тендеры компании: по\u00a0каким принимают заявки и\u00a0до\u00a0какого дня, какие начнутся и\u00a0какие завершены.',
  props: z.object({
    title: z.string().trim().min(1).max(160).default('Тендеры').describe('Заголовок'),
  }),
  examples: [
    { name: 'идут, начнутся и\u00a0завершены', props: {}, data: TENDERS },
    { name: 'тендеров нет', props: {}, data: NO_TENDERS },
  ],
  empty: NO_TENDERS,
  // Without an answer it says that there are none now.
  requires: [],
  load: (_props, context) => loadTenders(context),
});
