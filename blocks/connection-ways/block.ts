import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getOption } from '#schemas/gateway/options';
import { toOptionWays, type OptionWays } from '#schemas/products/option-ways';
import { richText } from '#schemas/values/rich-text';
import { windowToOpen } from '#schemas/values/window-id';
import { examples } from './examples';

const NOTHING: OptionWays = { isFast: false, others: [] };

export const block = defineBlock({
  type: 'connection-ways',
  version: 1,
  label: 'Способы подключения',
  group: 'products',
  description:
    'Перечисляет, как подключить опцию страницы: на сайте, командой, в SMS, по телефону, в кабинете.',
  props: z.object({
    title: z.string().trim().min(1).max(160).default('Как подключить').describe('Заголовок'),
    connectPopupId: windowToOpen()
      .optional()
      .describe('Окно подключения; без него этого способа в списке нет'),
    note: richText().optional().describe('Что ещё стоит знать: как отключить'),
  }),
  examples,
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'способы подключения опции этой страницы',
      whenMissing: 'warn',
      isMet: (_props, _context, { isFast, others }) => isFast || others.length > 0,
    },
  ],
  async load(_props, { call, page }) {
    if (page.uuid === null) return NOTHING;
    const option = await call(getOption, { query: { uuid: page.uuid } });
    // What is closed can only be managed where it is used: its page says so in a notice.
    return option === null || option.archive === true ? NOTHING : toOptionWays(option.connection);
  },
});
