/** How far a move is, as the operator says it. */
export const PORTING_STAGES = ['accepted', 'checking', 'scheduled', 'done', 'refused'] as const;
export type PortingStage = (typeof PORTING_STAGES)[number];

/** What the state of a move says. */
export const STATUS_TEXTS = {
  title: 'Как идёт перенос номера',
  description: 'Пришлём код на\u00a0номер, который переносите: так мы\u00a0узнаем, что он\u00a0ваш.',
  numberLabel: 'Номер, который переносите',
  code: 'Введите код из\u00a0SMS',
  show: 'Показать заявку',
  requestNumber: 'Заявка',
  otherNumber: 'Проверить другой номер',
  none: 'Заявки на\u00a0этот номер нет',
  noneText: 'Может быть, её оформили на\u00a0другой номер. Новую заявку можно оставить прямо сейчас.',
  order: 'Перенести номер',
  steps: 'Этапы переноса',
  passed: 'готово',
} as const;

/** Of each stage: its title, and what the visitor can do now. */
export const STAGE_TEXTS: Readonly<Record<PortingStage, readonly [title: string, text: string]>> = {
  accepted: [
    'Заявка принята',
    'Получите SIM-карту и\u00a0подпишите договор: после этого передадим заявку прежнему оператору.',
  ],
  checking: [
    'Прежний оператор проверяет заявку',
    'Обычно хватает двух дней. Если найдётся долг, напишем в\u00a0SMS: его нужно будет погасить.',
  ],
  scheduled: ['День переноса назначен', 'До\u00a0этого дня работает прежняя SIM-карта.'],
  done: ['Номер перенесён', 'Новая SIM-карта уже работает, прежнюю можно выбросить.'],
  refused: ['Номер не\u00a0перенесли', 'Когда причина исчезнет, оставьте заявку ещё раз.'],
};

/** The stages of a move that goes well, in their order. */
export const WAY: readonly PortingStage[] = ['accepted', 'checking', 'scheduled', 'done'];
