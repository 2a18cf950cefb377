import { formatPrice } from '#blocks/ui/text/format-price';
import type { Addition } from './contract';
import type { ChosenTariff } from './tariffs';

/** «30 ГБ и 600 минут» of a pack, «С опцией «Кино»» of an option. */
export const toSentence = ({ kind, title }: Pick<Addition, 'kind' | 'title'>) =>
  kind === 'pack' ? title : `С\u00a0опцией «${title}»`;

/** A command, a text and a call name the tariff alone: what was chosen of it cannot go that way. */
export function toWaysNote({ addition, plainPrice }: ChosenTariff): string | null {
  if (addition === null) return null;
  const { amountKopecks, period = '' } = plainPrice ?? {};
  const price = amountKopecks === undefined ? '' : `\u00a0— ${formatPrice(amountKopecks)} ${period}`;
  return addition.kind === 'pack'
    ? `Набор «${addition.title}» так не\u00a0подключить: будет обычный набор тарифа${price}`.trim()
    : `Опцию «${addition.title}» так не\u00a0подключить: будет только тариф${price}`.trim();
}
