import * as z from 'zod';
import { identifier, optionalField } from '#schemas/gateway/entities/field';
import { safeUrl } from '#schemas/values/safe-url';
import { refersTo } from '#schemas/references/refers-to';

/**
 * How a product is connected, as editors and the operator's answers give it (CONN-112, CONN-113, CONN-401): what
 * `schemas/gateway/entities/connection-info` takes is taken here too, but for addresses that no page may lead to.
 * The browser imports only the types.
 */

const short = () => z.string().trim().max(60);

const ways = {
  ussd: optionalField(short()).describe('USSD-команда: *105*1101#'),
  sms: optionalField(short()).describe('Номер, на который отправляют SMS: 0500'),
  smsText: optionalField(short()).describe('Текст этого SMS: ТАРИФ 101'),
  ivr: optionalField(short()).describe('Номер голосового меню: 0500 1101'),
  lkLink: optionalField(safeUrl()).describe('Страница продукта в Личном кабинете'),
};

/** How an option is added to a tariff (CONN-402). */
const addedOption = z.object({
  billingId: refersTo('billingCode', identifier).describe('Опция, по коду в биллинге'),
  variation: z.enum(['ms', 'ext']).describe('ms — с основной подпиской, ext — сверх неё'),
});

export const connectionInfo = z.object({
  ...ways,
  fast: optionalField(z.boolean()).describe('Можно подключить на сайте, по коду из SMS'),
  billingIds: optionalField(z.array(refersTo('billingCode', identifier)).max(20)).describe(
    'Коды продукта в биллинге; нужен первый',
  ),
  balanceMin: optionalField(z.number().min(0)).describe(
    'Сколько рублей должно быть на счёте для смены тарифа; 0 — сколько угодно',
  ),
  popupNotice: optionalField(z.string().trim().max(300)).describe('Пояснение к подключению'),
  options: optionalField(z.array(addedOption).max(20)).describe(
    'Опции, которые подключатся вместе с тарифом',
  ),
  sim: optionalField(z.boolean()).describe('Продаётся с новой SIM-картой'),
  mnp: optionalField(z.boolean()).describe('Доступен при переносе номера'),
});
export type ConnectionInfo = z.output<typeof connectionInfo>;

/** A product of a vendor (CONN-112). */
export const vendorProduct = z.object({
  vaspId: identifier.describe('Код продукта у партнёра'),
  title: z.string().trim().min(1).max(120).describe('Название продукта'),
  ...ways,
});
