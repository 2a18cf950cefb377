import { FIELD_TEXTS } from '../kit/texts/field-texts';

/** What a visitor may read when it does not work out. */
export const messages = {
  ...FIELD_TEXTS,
  missing: 'Выберите пакет',
  stillSignedOut: 'Вы\u00a0ещё не\u00a0вошли в\u00a0Личный кабинет',
  known: 'Этот пакет уже подключён',
} as const;

export const texts = {
  legend: 'Какой пакет подключить',
  connect: 'Подключить',
  signedOutTitle: 'Войдите в\u00a0Личный кабинет',
  signIn: 'Войти',
  goOn: 'Подключить пакет',
  other: 'Выбрать другой',
  another: 'Подключить ещё',
} as const;
