import * as z from 'zod';
import { safeUrl } from '#schemas/values/safe-url';
import { foundAddresses, type AddressSuggestion, type CheckedAddress } from '../kit/address/address-contract';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

const KOPECKS = 100;
/** HOME-219: roubles per 30 days. */
const ROUTER_RENTAL = 500;
const MAX_TITLE = 160;
const MAX_TEXT = 400;

export const props = z.object({
  view: z
    .enum(['popup', 'home-internet-v2', 'in-tariff'])
    .default('home-internet-v2')
    .describe('Где стоит проверка: в окне, на странице домашнего интернета или в тарифе'),
  title: z
    .string()
    .trim()
    .min(1)
    .max(MAX_TITLE)
    .default('Проверьте, есть ли наша сеть в вашем доме')
    .describe('Заголовок проверки'),
  description: z
    .string()
    .max(MAX_TEXT)
    .default('Скажем сразу, можно ли провести кабель в квартиру, и покажем тарифы для дома.')
    .describe('Пояснение под заголовком'),
  tariff: z
    .string()
    .max(MAX_TITLE)
    .default('')
    .describe('Название тарифа, для которого проверяют адрес; пусто, если тариф ещё не выбран'),
  anchor: safeUrl()
    .optional()
    .describe('Куда ведёт кнопка после удачной проверки; пусто — к витрине тарифов'),
  showcase: safeUrl().default('/forhome#tariffs').describe('Где стоит витрина тарифов'),
  wirelessLink: safeUrl().default('/help/info/wireless.html').describe('Страница о беспроводном интернете'),
  routerKopecks: z
    .number()
    .int()
    .min(0)
    .default(ROUTER_RENTAL * KOPECKS)
    .describe('Аренда роутера 4G за 30 дней, в копейках'),
});
export type Props = z.output<typeof props>;

const checked = { address: z.string() };
export const checkAnswer = z.discriminatedUnion('type', [
  foundAddresses,
  z.object({ type: z.literal('SUCCESS'), ...checked }),
  z.object({ type: z.literal('NOT_SUPPORTED'), ...checked }),
]);

/** HOME-232: a house without any network has not passed. */
export function toVerdict({
  address,
  network,
}: CheckedAddress): Exclude<z.output<typeof checkAnswer>, { type: 'FOUND' }> {
  return { type: network === 'absent' ? 'NOT_SUPPORTED' : 'SUCCESS', address };
}

export type Events = {
  FOUND: { address: string; found: AddressSuggestion[] };
  SUCCESS: { address: string };
  NOT_SUPPORTED: { address: string };
  RESET_FORM: object;
};
