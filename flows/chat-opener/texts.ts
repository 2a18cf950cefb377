/** What the browser's part of the flow says by itself; without the brand, whose schema would bring zod along. */

/** CHAT-204. */
export const CONFIRM_TITLE = 'Подтверждение через SMS';
/** CHAT-202. */
export const OPEN_BUTTON = 'Открыть чат';

/** The two error screens: one that only closes (CHAT-113), and one that tries again (CHAT-114). */
export const SCREEN_TITLES = {
  wrong: 'Что-то пошло не так',
  load: 'Не удалось загрузить данные',
} as const;
/** CHAT-115. */
export const ERROR_CODE = 'Код ошибки';

/** Whom the chat does not serve is pointed to a bot (CHAT-203); content may name another one. */
export const BOT_URL = 'https://t.me/example_bot';
export const BOT_TEXT = 'Напишите нашему боту';

/** The button of the answer, when the answer names an address and no words. */
export const RATE_TEXT = 'Оценить разговор';
