import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { richText } from '#schemas/values/rich-text';

export const block = defineBlock({
  type: 'text',
  version: 1,
  label: 'Текст',
  group: 'text',
  description: 'Показывает связный текст с подзаголовками, списками и таблицами.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    html: richText().describe('Текст'),
    lead: z.boolean().default(false).describe('Первый абзац крупнее: вступление к странице'),
    tone: z
      .enum(['plain', 'soft', 'sand', 'brand', 'accent'])
      .default('plain')
      .describe('Подложка: без подложки, светло-зелёная, песочная, зелёная, фиолетовая'),
  }),
  examples: [
    {
      name: 'вступление',
      props: {
        title: 'Переходите со своим номером',
        lead: true,
        html: '<p>Номер остаётся вашим, а связь становится лучше. Перенос бесплатный и занимает восемь дней: всё это время телефон работает как обычно.</p><p>Понадобится только паспорт. Если номер оформлен на другого человека, сначала переоформите его у своего оператора.</p>',
      },
    },
    {
      name: 'длинный текст',
      props: {
        title: 'Как устроен единый счёт',
        html: '<p>Мобильная связь, домашний интернет и телевидение оплачиваются <strong>одной суммой</strong> в один день месяца.</p><h3>Что входит</h3><ul><li>все номера, которые вы добавили;</li><li>домашний интернет по одному адресу;</li><li>телевидение на пяти устройствах.</li></ul><h3>Когда списываются деньги</h3><ol><li>За три дня придёт SMS с суммой.</li><li>В день оплаты деньги спишутся с общего счёта.</li><li>Если денег не хватит, подождём ещё сутки.</li></ol><table><thead><tr><th scope="col">Услуга</th><th scope="col">Скорость</th><th scope="col">Цена в месяц</th></tr></thead><tbody><tr><td>Домашний интернет</td><td>500 Мбит/с</td><td>450\u00a0₽</td></tr><tr><td>Интернет и телевидение</td><td>500 Мбит/с</td><td>650\u00a0₽</td></tr></tbody></table><p>Подробности — в <a href="/help/faq">ответах на частые вопросы</a>.</p>',
      },
    },
    {
      name: 'на подложке',
      props: {
        tone: 'sand',
        html: '<p><strong>Важно.</strong> С 1 марта меняются условия архивных тарифов. Проверьте свой тариф в Личном кабинете.</p>',
      },
    },
  ],
});
