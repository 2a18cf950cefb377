/** Why an article did not help; the words are stored with what was written. */
export const REASON_LABELS = {
  unclear: 'Непонятно написано',
  incomplete: 'Не\u00a0хватило подробностей',
  wrong: 'Устарело или неверно',
  other: 'Другое',
} as const;
export type Reason = keyof typeof REASON_LABELS;
