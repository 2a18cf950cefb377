import type { Survey, Values } from './contract';

/** A survey with a question of each kind, for the gallery and the tests. */
export const SAMPLE_SURVEY: Survey = {
  title: 'Помогите нам стать лучше',
  description: 'Четыре вопроса, которые займут не больше двух минут',
  questions: [
    {
      key: 'q0',
      id: 'purpose',
      kind: 'single',
      isRequired: true,
      description: null,
      text: 'Зачем вы зашли на сайт?',
      answers: [
        toAnswer('tariff', 'Выбрать тариф'),
        toAnswer('pay', 'Пополнить баланс'),
        toAnswer('other', 'Другое', true),
      ],
    },
    {
      key: 'q1',
      id: 'missing',
      kind: 'multiple',
      isRequired: false,
      maxCount: 2,
      text: 'Чего вам не хватило?',
      description: 'Отметьте главное',
      answers: [
        toAnswer('prices', 'Понятных цен'),
        toAnswer('search', 'Удобного поиска'),
        toAnswer('speed', 'Скорости'),
      ],
    },
    {
      key: 'q2',
      id: 'ease',
      kind: 'scale',
      isRequired: true,
      description: null,
      text: 'Насколько легко было найти нужное?',
      answers: ['1', '2', '3', '4', '5'].map((value) => ({
        ...toAnswer(value, value),
        note: value === '1' ? 'Совсем сложно' : value === '5' ? 'Очень легко' : null,
      })),
    },
    {
      key: 'q3',
      id: 'comment',
      kind: 'text',
      isRequired: false,
      description: null,
      text: 'Что бы вы изменили?',
    },
  ],
  thanks: 'Спасибо за ваше мнение!',
};

export const SAMPLE_ANSWERS: Values = { q0: '2', 'q0-other': 'Проверить покрытие', 'q1-0': 'on', q2: '4' };

function toAnswer(value: string, label: string, isOther = false) {
  return { value, label, note: null, isOther };
}
