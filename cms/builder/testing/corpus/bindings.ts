import { element } from '../sample-content';
import { box, PICTURE, text, type CorpusEntry } from './corpus-entry';

export const bindings: readonly CorpusEntry[] = [
  {
    name: 'путь в тексте',
    blocks: [text('<p>Здравствуйте, {{state.user.name}}!</p>')],
    data: { state: { user: { name: 'абонент' } } },
  },
  {
    name: 'два пути и число',
    blocks: [text('<p>{{state.gb}} ГБ за {{ state.price }} ₽</p>')],
    data: { state: { gb: 30, price: 590 } },
  },
  {
    name: 'код в тексте',
    blocks: [text('<p>Цена {{state.price * 2}}</p>'), text('<p>Рядом</p>')],
    data: { state: { price: 590 } },
    lost: ['{{…}} of Text'],
  },
  {
    name: 'путь вместо текста',
    blocks: [text('<p>Пример</p>', { bindings: { 'component.options.text': 'state.title' } })],
    data: { state: { title: '<p>Из данных</p>' } },
  },
  {
    name: 'путь скомпилированный',
    blocks: [
      text('<p>Пример</p>', {
        code: { bindings: { 'component.options.text': 'return (state.title);' } },
        bindings: { 'component.options.text': 'state.title' },
      }),
    ],
    data: { state: { title: 'Вдвойне' } },
  },
  {
    name: 'адрес картинки',
    blocks: [
      element(
        'Image',
        { image: `${PICTURE}example`, aspectRatio: 0.5, altText: '' },
        { bindings: { 'component.options.image': 'state.picture' } },
      ),
    ],
    data: { state: { picture: 'https://cdn.builder.io/api/v1/image/bound' } },
  },
  {
    name: 'адрес кнопки',
    blocks: [
      element(
        'Core:Button',
        { text: 'К тарифу', link: '/example' },
        { bindings: { 'component.options.link': 'state.path' } },
      ),
    ],
    data: { state: { path: '/tariffs/42' } },
  },
  {
    name: 'код вместо текста',
    blocks: [
      text('<p>Пример</p>', {
        bindings: { 'component.options.text': 'state.items.map(i => i.title).join()' },
      }),
    ],
    data: { state: { items: [{ title: 'а' }] } },
    lost: ['bindings of Text'],
  },
  {
    name: 'повтор по списку',
    blocks: [box([text('<p>{{state.plansItem.name}}</p>')], { repeat: { collection: 'state.plans' } })],
    data: { state: { plans: [{ name: 'Лёгкий' }, { name: 'Средний' }, { name: 'Большой' }] } },
  },
  {
    name: 'повтор с именем',
    blocks: [
      box([text('<p>{{state.plan.name}}: {{state.$index}}</p>')], {
        repeat: { collection: 'state.plans', itemName: 'plan' },
      }),
    ],
    data: { state: { plans: [{ name: 'Первый' }, { name: 'Второй' }] } },
  },
  {
    name: 'привязка вида',
    blocks: [
      text('<p>Цвет не важен</p>', {
        bindings: { 'responsiveStyles.large.color': 'state.colour', 'style.color': 'state.colour' },
      }),
    ],
    data: { state: { colour: 'red' } },
  },
  {
    name: 'действие',
    blocks: [text('<p>Нажмите</p>', { actions: { click: 'state.open = true' } })],
    lost: ['actions of Text'],
  },
];
