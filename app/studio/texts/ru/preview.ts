import { TO_BUSINESS, TO_PEOPLE } from './audiences';

/** The page that a preview link shows, and the bar over it. */
export const preview = {
  label: 'Предпросмотр',
  draftOf: 'Предпросмотр: черновик от',
  b2c: TO_PEOPLE,
  b2b: TO_BUSINESS,
  asOf: 'как будет',
  validUntil: 'действует до',
  leave: 'Страница на\u00a0сайте',
  revoke: 'Отозвать ссылку',
  notSent:
    'В\u00a0предпросмотре формы не\u00a0отправляются. Заявка не\u00a0создана, данные никуда не\u00a0ушли.',
  goneTitle: 'Предпросмотр не\u00a0открывается',
  goneText:
    'Срок ссылки вышел, её отозвали, или адрес скопирован не\u00a0целиком. Попросите у\u00a0редактора новую.',
  toSite: 'На\u00a0сайт',
} as const;
