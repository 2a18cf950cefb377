import { formatDate } from '#blocks/ui/text/format-date';

const rules = new Intl.PluralRules('ru');
const DAYS: Readonly<Record<string, string>> = { one: 'день', few: 'дня' };
const LEFT: Readonly<Record<string, string>> = { one: 'Остался' };

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
  daysLeft: (days: number) => {
    const form = rules.select(days);
    return `${LEFT[form] ?? 'Осталось'} ${days}\u00a0${DAYS[form] ?? 'дней'}`;
  },
  none: 'Сейчас тендеров нет',
  noneText: 'Новые появляются здесь в\u00a0день объявления. Загляните позже.',
} as const;
