import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getArchivedServices } from '#schemas/gateway/options';
import { toWrittenCard, type ServiceCardView } from '#schemas/products/service-card';
import type { ArchivedProduct } from '#blocks/ui/archive/archived-product';

const NOTHING: ArchivedProduct[] = [];

function toArchived({ id, title, text, href, price, priceText }: ServiceCardView): ArchivedProduct {
  return { id, title, text, url: href, price, priceText };
}

export const block = defineBlock({
  type: 'services-archive',
  version: 1,
  label: 'Архив услуг',
  group: 'products',
  description: 'Перечисляет услуги и опции, закрытые для подключения, и ведёт на их страницы.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
  }),
  examples: [
    {
      name: 'две услуги',
      props: { title: 'Закрытые услуги' },
      data: [
        {
          id: 'gudok',
          title: 'Мелодия вместо гудка',
          url: '/services/gudok.html',
          text: 'Песня для тех, кто вам звонит. Закрыта с 1 марта 2026 года',
          price: null,
          priceText: '75\u00a0₽ за\u00a030 дней',
        },
        {
          id: 'number',
          title: 'Любимый номер',
          url: null,
          text: '',
          price: { amountKopecks: 4_500 },
          priceText: '',
        },
      ],
    },
    { name: 'архив пуст', props: {}, data: NOTHING },
  ],
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'закрытые услуги',
      whenMissing: 'warn',
      isMet: (_props, _context, closed) => closed.length > 0,
    },
  ],
  load: async (_props, { call, page }) => {
    if (page.uuid === null) return NOTHING;
    const cards = await call(getArchivedServices, { query: { uuid: page.uuid } });
    return cards.map((card) => toArchived(toWrittenCard(card)));
  },
});
