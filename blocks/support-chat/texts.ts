/** What the chat's window says when it cannot be loaded (CHAT-07, CHAT-08). */
export const CHAT_FAULT_TEXT = 'Не удалось загрузить данные';
export const CHAT_RELOAD_TEXT = 'Обновить';
