/** What a quick connection says wherever it stands. */
export const CONNECTION_TEXTS = {
  /** CONN-105, CONN-203. */
  quick: 'Подключение в\u00a0течение 10-15\u00a0минут',
  /** Of several products none was chosen. */
  noChoice: 'Выберите, что подключить',
  /** The page's product is not to be had any more, or is gone. */
  gone: 'Это уже не\u00a0подключить. Обновите страницу и\u00a0выберите другое.',
  /** CONN-122. */
  untitled: 'Что-то пошло не\u00a0так. Попробуйте позже.',
} as const;

/** CONN-202. */
export const toConnectionTitle = (product: string) => `Подключить «${product}»`;
