import { element } from '../sample-content';
import { box, button, picture, styled, text, type CorpusEntry } from './corpus-entry';

export const containers: readonly CorpusEntry[] = [
  {
    name: 'раздел',
    blocks: [
      element(
        'Core:Section',
        { maxWidth: 1200 },
        { children: [text('<h2>Раздел</h2>'), text('<p>Содержание</p>')] },
      ),
    ],
  },
  {
    name: 'фрагмент',
    blocks: [element('Core:Fragment', {}, { children: [text('<p>Во фрагменте</p>')] })],
    beyondSdk: true,
  },
  {
    name: 'коробка с фоном',
    blocks: [
      box([text('<p>На зелёном</p>'), picture('tone')], styled({ backgroundColor: 'rgba(0, 160, 80, 1)' })),
    ],
  },
  {
    name: 'ссылка вокруг текста',
    blocks: [text('<p>Все акции</p>', { properties: { href: '/action' } })],
  },
  {
    name: 'ссылка вокруг коробки',
    blocks: [box([text('<h3>Новости</h3>'), text('<p>Читать</p>')], { properties: { href: '/news' } })],
  },
  {
    name: 'тег ссылки',
    blocks: [box([text('Помощь')], { tagName: 'a', properties: { href: '/help' } })],
  },
  {
    name: 'персональный без вариантов',
    blocks: [element('PersonalizationContainer', { variants: [] }, { children: [text('<p>Для всех</p>')] })],
  },
  {
    name: 'персональный с вариантом',
    blocks: [
      element(
        'PersonalizationContainer',
        {
          variants: [
            {
              name: 'Город',
              query: [{ property: 'city', operator: 'is', value: 'x' }],
              blocks: [text('<p>Для города</p>')],
            },
          ],
        },
        { children: [text('<p>Обычное</p>'), button('Дальше', '/go')] },
      ),
    ],
    lost: ['variants of PersonalizationContainer'],
  },
  {
    name: 'вкладки',
    blocks: [
      element('Builder:Tabs', {
        tabs: [
          { label: [text('Россия')], content: [text('<p>Как дома</p>')] },
          { label: [text('Мир')], content: [text('<p>По дням</p>')] },
        ],
      }),
    ],
    beyondSdk: true,
  },
  {
    name: 'вкладки с картинками',
    blocks: [element('Builder:Tabs', { tabs: [{ label: [text('Фото')], content: [picture('tab')] }] })],
    beyondSdk: true,
  },
  {
    name: 'вопросы',
    blocks: [
      element('Builder:Accordion', {
        items: [{ title: [text('Сколько стоит?')], detail: [text('<p>590 ₽</p>')] }],
      }),
    ],
    beyondSdk: true,
  },
  {
    name: 'карусель',
    blocks: [
      element('Builder:Carousel', { slides: [{ content: [picture('s1')] }, { content: [picture('s2')] }] }),
    ],
    beyondSdk: true,
  },
  {
    name: 'форма',
    blocks: [
      element(
        'Form:Form',
        { action: '/send' },
        {
          children: [
            element('Form:Input', { name: 'email', placeholder: 'Почта' }),
            element('Form:SubmitButton', { text: 'Отправить' }),
          ],
        },
      ),
    ],
    lost: ['fields of Form:Form'],
    beyondSdk: true,
  },
  {
    name: 'чужой компонент с детьми',
    blocks: [element('AcmeCard', { title: 'x' }, { children: [text('<p>Внутри карточки</p>')] })],
    lost: ['AcmeCard'],
  },
];
