import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { refersTo } from '#schemas/references/refers-to';
import { safeUrl } from '#schemas/values/safe-url';

const MAX_BYTES = 2_000_000_000;

const file = z.object({
  title: z.string().trim().min(1).max(200).describe('Что это за документ'),
  url: refersTo('file', safeUrl()).describe('Файл'),
  sizeBytes: z.int().positive().max(MAX_BYTES).optional().describe('Размер в байтах'),
  fileType: z
    .string()
    .trim()
    .min(1)
    .max(12)
    .optional()
    .describe('Тип файла: «PDF»; без него — по расширению в адресе'),
  note: z.string().max(160).optional().describe('Пояснение: «Редакция от 1 ноября 2026 года»'),
});

export const block = defineBlock({
  type: 'download-link',
  version: 1,
  label: 'Файлы для скачивания',
  group: 'navigation',
  description: 'Даёт скачать документ и заранее говорит, какой он и сколько весит.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    files: z.array(file).min(1).max(40).describe('Файлы'),
  }),
  examples: [
    {
      name: 'документы',
      props: {
        title: 'Документы',
        files: [
          {
            title: 'Подробная информация о тарифе «Для своих»',
            url: '/files/tariffs/dlya-svoih.pdf',
            sizeBytes: 35_381,
            note: 'Действует с\u00a01\u00a0ноября 2026\u00a0года',
          },
          {
            title: 'Правила оказания услуг подвижной радиотелефонной связи',
            url: '/files/rules.pdf',
            sizeBytes: 486_400,
          },
          { title: 'Заявление на возврат ошибочного платежа', url: '/files/refund.docx', sizeBytes: 24_064 },
          { title: 'Перечень районов присутствия', url: '/files/districts', fileType: 'Таблица' },
        ],
      },
    },
    {
      name: 'одна ссылка',
      props: {
        files: [
          {
            title: 'Скачать подробную информацию о тарифе',
            url: '/files/tariffs/maksimum.pdf',
            sizeBytes: 35_797,
          },
        ],
      },
    },
    {
      name: 'без размера и типа',
      props: { title: 'Настройки', files: [{ title: 'Профиль интернета для планшета', url: '/files/apn' }] },
    },
  ],
});
