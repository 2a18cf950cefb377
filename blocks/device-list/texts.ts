import { toCounted, toPluralForm } from '#schemas/values/plural';

const toDevices = (count: number) => toCounted(count, ['устройство', 'устройства', 'устройств']);

/** Words of the list that no content gives. */
export const texts = {
  title: 'Поддерживает ли ваше устройство eSIM',
  help: '<p>Наберите на\u00a0телефоне *#06#. Если среди номеров есть EID, он\u00a0поддерживает eSIM. EID видно и\u00a0в\u00a0настройках: «Основные» → «Об\u00a0этом устройстве» на\u00a0айфоне, «О\u00a0телефоне» → «Общая информация» на\u00a0Android.</p>',
  helpTitle: 'Как проверить самому',
  label: 'Марка или модель',
  hint: 'Например, Galaxy S24',
  find: 'Найти',
  clear: 'Очистить',
  kinds: { phone: 'Телефоны', tablet: 'Планшеты', watch: 'Часы' },
  all: (count: number) => `В\u00a0списке ${toDevices(count)}`,
  found: (count: number) =>
    `${toPluralForm(count) === 'one' ? 'Нашлось' : 'Нашли'} ${toDevices(count)} с\u00a0eSIM`,
  nothing: 'Такого устройства в\u00a0списке нет',
  advice:
    'Попробуйте написать короче: только марку или номер модели. Если его и\u00a0так нет, проверьте по\u00a0самому телефону\u00a0— это минута.',
} as const;
