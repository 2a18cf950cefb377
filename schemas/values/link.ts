import * as z from 'zod';
import { safeUrl } from './safe-url';

/** A labelled address. `newWindow` also tells screen readers so. */
export const link = z.object({
  text: z.string().trim().min(1).max(200).describe('Текст ссылки'),
  url: safeUrl().describe('Адрес: путь сайта (/tariffs/all), #якорь или https://…'),
  newWindow: z.boolean().default(false).describe('Открывать в новой вкладке'),
});

export type Link = z.output<typeof link>;
