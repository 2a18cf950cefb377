import { formatPrice } from '#blocks/ui/text/format-price';

/** The tariff change in the personal account, where the page names no address of its own (CONN-226). */
export const LK_TARIFF_CHANGE_URL = 'https://lk.example.test/tariff/change';

const KOPECKS_PER_ROUBLE = 100;

export const TARIFF_TEXTS = {
  /** CONN-230. */
  willChange: 'Ваш тариф будет изменён в\u00a0течение 15\u00a0минут',
  /** CONN-232. */
  packages: 'Пакеты обновятся сразу, спишется абонентская плата',
  /** CONN-220. */
  change: 'Номер и\u00a0деньги на\u00a0счёте останутся',
  /** The preview is right, whatever the page has said. */
  otherPrice: 'Цена отличается от\u00a0той, что была на\u00a0странице. Подключим по\u00a0цене ниже.',
  /** CONN-430. */
  unavailable: 'Чтобы сменить тариф, войдите в\u00a0Личный кабинет',
} as const;

/** Why the change did not come about (CONN-426, CONN-428). */
export const FAILURES = {
  money: { title: 'Недостаточно средств', text: 'Пополните счёт и\u00a0повторите попытку' },
  other: {
    title: 'Что-то пошло не\u00a0так',
    text: 'Не\u00a0удалось сменить тариф, мы уже выясняем причины. Повторите позже',
  },
} as const;

/** CONN-231; `roubles` as the operator gives them. */
export const toBalanceText = (roubles: number) =>
  `Для смены тарифа на\u00a0счёте должно быть не\u00a0менее\u00a0${formatPrice(roubles * KOPECKS_PER_ROUBLE)}`;
