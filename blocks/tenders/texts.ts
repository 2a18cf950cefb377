import { formatDate } from '#blocks/ui/text/format-date';
import { toCounted, toNoun } from '#schemas/values/plural';

export const texts = {
  open: 'Идёт приём заявок',
  coming: 'Скоро начнутся',
  over: 'Завершённые',
  number: (id: string) => `№\u00a0${id}`,
  until: (day: string) => `Заявки до\u00a0${formatDate(day)}`,
  from: (day: string) => `Заявки с\u00a0${formatDate(day)}`,
  ended: (day: string) => `Приём закончился ${formatDate(day)}`,
  noEnd: 'Срок уточняется',
  lastDay: 'Последний день',
  daysLeft: (days: number) =>
    `${toNoun(days, ['Остался', 'Осталось', 'Осталось'])} ${toCounted(days, ['день', 'дня', 'дней'])}`,
  none: 'Сейчас тендеров нет',
  noneText: 'Новые появляются здесь в\u00a0день объявления. Загляните позже.',
} as const;
