import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { ownWindowId } from '#schemas/values/window-id';

const words = (max: number) => z.string().trim().min(1).max(max);

export const block = defineBlock({
  type: 'support-chat',
  version: 1,
  label: 'Чат поддержки',
  group: 'navigation',
  description: 'Значок в углу экрана, который открывает окно чата с вложенным в него входом.',
  windowId: ({ popupId }) => popupId,
  container: true,
  props: z.object({
    popupId: ownWindowId()
      .default('chat')
      .describe('Идентификатор окна, латиницей: ссылка на #идентификатор тоже открывает окно'),
    title: words(80).default('Чат с\u00a0поддержкой').describe('Заголовок окна'),
    linkText: words(60)
      .default('Написать в\u00a0чат поддержки')
      .describe('Что говорит значок программам чтения с экрана; надпись ссылки там, где нет скриптов'),
  }),
  examples: [
    { name: 'обычный', props: {} },
    {
      name: 'свои слова, длинный заголовок',
      props: {
        popupId: 'home-chat',
        title: 'Круглосуточная техподдержка в\u00a0Петропавловске-Камчатском',
        linkText: 'Спросить мастера о\u00a0домашнем интернете',
      },
    },
  ],
});
