import type { Events } from './contract';

type Reason = Events['CLOSED']['reason'];

/** Why there is nothing to choose. */
export const CLOSED_TITLES: Readonly<Record<Reason, string>> = {
  over: 'Событие уже прошло',
  unknown: 'Такого события сейчас нет',
  noGifts: 'Подарки разобрали',
};

export const CLOSED_TEXTS: Readonly<Record<Reason, string>> = {
  over: 'Подарки этого события больше не\u00a0выдаём. Посмотрите, что можно получить сейчас.',
  unknown: 'Возможно, оно закончилось или ещё не\u00a0началось. Посмотрите, что можно получить сейчас.',
  noGifts: 'Подарков этого события больше нет. Посмотрите, что ещё можно получить.',
};

export const EVENT_TEXTS = {
  choose: 'Ваш подарок',
  waitsForGift: 'Выберите подарок',
  code: 'Введите код из\u00a0SMS',
  receive: 'Получить подарок',
  received: 'Подарок ваш',
  remind: 'Напомнить о\u00a0событии',
  reminded: 'Напомним о\u00a0событии',
  given: 'Подарок уже выбран',
  givenText:
    'Один номер\u00a0— один подарок. Если у\u00a0вас есть другой номер, выберите подарок для\u00a0него.',
  otherNumber: 'Указать другой номер',
  unavailable: 'Не\u00a0получилось узнать о\u00a0событии и\u00a0подарках.',
  again: 'Попробовать ещё раз',
  actions: 'Посмотреть акции',
} as const;
