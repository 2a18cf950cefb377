import { element } from '../sample-content';
import { box, button, styled, text, type CorpusEntry } from './corpus-entry';

export const texts: readonly CorpusEntry[] = [
  {
    name: 'один абзац',
    blocks: [text('<p>Связь по всей стране без доплат.</p>')],
  },
  {
    name: 'слова без разметки',
    blocks: [text('Просто слова'), text('и ещё слова')],
  },
  {
    name: 'заголовок страницы',
    blocks: [text('<h1>Тарифы для семьи</h1><p>До пяти номеров на одном счёте.</p>')],
  },
  {
    name: 'два заголовка первого порядка',
    blocks: [text('<h1>Домашний интернет</h1>'), text('<h1>Телевидение</h1><p>200 каналов</p>')],
  },
  {
    name: 'заголовки всех порядков',
    blocks: [text('<h2>Второй</h2><h3>Третий</h3><h4>Четвёртый</h4><h5>Пятый</h5><h6>Шестой</h6>')],
  },
  {
    name: 'заголовок тегом обёртки',
    blocks: [text('<p>Роуминг</p>', { tagName: 'h2' }), text('Первый тегом', { tagName: 'h1' })],
  },
  {
    name: 'списки',
    blocks: [text('<ul><li>минуты</li><li>гигабайты</li></ul><ol><li>выберите</li><li>подключите</li></ol>')],
  },
  {
    name: 'таблица',
    blocks: [text('<table><tbody><tr><th>Пакет</th><td>30 ГБ</td></tr></tbody></table>')],
  },
  {
    name: 'выделения и переносы',
    blocks: [text('<p><strong>Важно:</strong> с <em>первого</em> марта<br>меняются условия</p>')],
  },
  {
    name: 'слова в div',
    blocks: [text('<div>Первая строка</div><div>Вторая строка</div>')],
  },
  {
    name: 'цвет и шрифт редактора',
    blocks: [
      text(
        '<p><span style="color: rgb(255,0,0); font-size: 30px">Красные слова</span> и <font color="red">ещё</font></p>',
      ),
    ],
  },
  {
    name: 'ссылки в тексте',
    blocks: [
      text(
        '<p>Читайте <a href="/help/faq">ответы</a> или <a href="https://example.test/a?b=1&amp;c=2" target="_blank">статью</a>, <a href="tel:+74951234567">позвоните</a>.</p>',
      ),
    ],
  },
  {
    name: 'якорь и почта',
    blocks: [text('<p><a href="#prices">Цены</a> <a href="mailto:help@example.test">Написать</a></p>')],
  },
  {
    name: 'кнопка с адресом',
    blocks: [button('Подключить', '/tariffs/all')],
  },
  {
    name: 'кнопка в новом окне',
    blocks: [button('Открыть магазин', 'https://shop.example.test/', { openLinkInNewTab: true })],
  },
  {
    name: 'кнопка без адреса',
    blocks: [element('Core:Button', { text: 'Скоро' })],
  },
  {
    name: 'знаки разметки в кнопке',
    blocks: [button('Звонки & SMS <до 5>', '/services?a=1&b=2')],
  },
  {
    name: 'текст, кнопка, текст',
    blocks: [text('<p>До</p>'), button('Выбрать номер', '/numbers'), text('<p>После</p>')],
  },
  {
    name: 'тег со словами',
    blocks: [
      box([], { tagName: 'h2', text: 'Просто тег' }),
      box([], { tagName: 'p', properties: { text: 'Слова свойства' } }),
    ],
    beyondSdk: true,
  },
  {
    name: 'сырой текст',
    blocks: [element('Builder:RawText', { text: '<b>Сырой</b> текст' })],
  },
  {
    name: 'пробелы и пустые абзацы',
    blocks: [text('<p><br></p>'), text('<p>&nbsp;</p>'), text('<p>Слова между пустым</p>'), text('')],
  },
  {
    name: 'картинка внутри текста',
    blocks: [
      text(
        '<p>До картинки</p><p><img src="https://cdn.builder.io/api/v1/image/in-text" width="640" height="360" alt="Схема"></p><p>После картинки</p>',
      ),
    ],
  },
  {
    name: 'кадр внутри текста',
    blocks: [text('<p>Смотрите</p><iframe src="https://video.example.test/1"></iframe>')],
    lost: ['<iframe> in a text'],
  },
  {
    name: 'подвал из мелких слов',
    blocks: [
      box(
        [text('<p>© Связь</p>'), text('<p>Лицензия 12345</p>')],
        styled({ display: 'flex', flexDirection: 'row' }),
      ),
    ],
  },
];
