import { toCounted } from '#schemas/values/plural';

/** The words that the steps of every order share. */
export const ORDER_WORDS = {
  free: 'бесплатно',
  gone: 'Этого больше нет в\u00a0списке. Выберите ещё раз',
  next: 'Продолжить',
  back: 'Назад',
  contacts: 'Кому и\u00a0куда позвонить',
  firstName: 'Имя',
  lastName: 'Фамилия',
  phone: 'Телефон для связи',
  email: 'Электронная почта',
  emailHint: 'Пришлём чек',
  receiving: 'Как получить',
  receivingMissing: 'Выберите, как получить заказ',
  courier: 'Курьер',
  cse: 'Служба доставки',
  cseText: 'Привезёт посылку компания-партнёр, в\u00a0удобный день.',
  self: 'Забрать в\u00a0салоне',
  delivery: 'Куда и\u00a0когда привезти',
  byParts: 'Моего адреса нет в\u00a0подсказках',
  flat: 'Квартира или офис',
  courierComment: 'Комментарий курьеру',
  commentHint: 'До\u00a032\u00a0знаков: код домофона, подъезд',
  date: 'Дата',
  interval: 'Время',
  pickup: 'Где забрать',
  salonMissing: 'Выберите салон',
  salonGone: 'Этот салон больше не\u00a0выдаёт заказы. Выберите другой',
  change: 'Изменить',
  accept: 'Согласен с\u00a0условиями продажи и\u00a0обработкой персональных данных',
  terms: 'Как мы\u00a0обращаемся с\u00a0данными',
  receipt: 'К\u00a0оплате',
  total: 'Итого сейчас',
  monthly: 'Тариф, за\u00a030\u00a0дней',
  monthlyNote: 'Плата за\u00a0тариф спишется со\u00a0счёта, когда карта заработает.',
  deliveryLine: 'Доставка',
  whatNext: 'Что дальше',
  home: 'На\u00a0главную',
} as const;

/** «Шаг 2 из 5». */
export const toStepText = (step: number, of: number): string => `Шаг\u00a0${step} из\u00a0${of}`;

/** «Соберём за 30 минут, в салоне заказ подождёт вас 7 дней.» */
export function toKeptText(minutes: number, days: number): string {
  const ready = toCounted(minutes, ['минуту', 'минуты', 'минут']);
  const kept = toCounted(days, ['день', 'дня', 'дней']);
  return `Соберём за\u00a0${ready}. В\u00a0салоне заказ подождёт вас ${kept}.`;
}
