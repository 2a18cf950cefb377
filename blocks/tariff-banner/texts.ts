import { BRAND } from '#schemas/brand';

/** Words of the banner that editors may change; each is a default of a prop. */

/** `{date}`: the last day of the promotion (TRF-263). */
export const PROMOTION_TEXT = 'Акция действует до {date}';
export const CONNECT_TEXT = 'Подключить';
/** The buy button of a tariff (d2 §9). */
export const BUY_TEXT = 'Выбрать';
/** For a visitor who comes from an order of number porting (TRF-249). */
export const OFFER_TEXT = `Получите скидку 50% за переход в ${BRAND.name}`;
