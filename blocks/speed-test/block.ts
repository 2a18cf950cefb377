import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { SPEED_TEST_MB } from '#schemas/speed-test';

export const block = defineBlock({
  type: 'speed-test',
  version: 1,
  label: 'Проверка скорости',
  group: 'text',
  description: 'Измеряет скорость интернета посетителя и\u00a0объясняет, на\u00a0что её хватит.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    text: z.string().max(400).optional().describe('Текст: одно-два предложения под заголовком'),
    note: z
      .string()
      .max(400)
      .default(
        `За\u00a0одну проверку браузер получит и\u00a0отправит не\u00a0больше ${SPEED_TEST_MB}\u00a0МБ.`,
      )
      .describe('Пояснение под кнопкой'),
  }),
  examples: [
    {
      name: 'со словами',
      props: {
        title: 'Проверьте свою скорость',
        text: 'Измерим путь до\u00a0нашего сервера и\u00a0обратно: это занимает около десяти секунд.',
      },
    },
    { name: 'только проверка', props: {} },
  ],
});
