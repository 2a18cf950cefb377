import { element } from '../sample-content';
import { box, picture, PICTURE, styled, text, type CorpusEntry } from './corpus-entry';

export const media: readonly CorpusEntry[] = [
  {
    name: 'картинка с отношением сторон',
    blocks: [picture('hero')],
  },
  {
    name: 'картинка с размером',
    blocks: [picture('sized', { width: 640, height: 480 })],
  },
  {
    name: 'картинка с шириной в адресе',
    blocks: [picture('width?width=800')],
  },
  {
    name: 'картинка без размера',
    blocks: [picture('bare', { aspectRatio: undefined })],
    lost: ['a picture without its size'],
  },
  {
    name: 'слова поверх картинки',
    blocks: [picture('overlay', {}, { children: [text('<p>Лето со скидкой</p>')] })],
  },
  {
    name: 'картинка по высоте содержания',
    blocks: [
      picture('fit', { fitContent: true }, { children: [text('<h2>Внутри</h2>'), text('<p>И ниже</p>')] }),
    ],
  },
  {
    name: 'значок',
    blocks: [picture('icon', {}, styled({ width: '48px' }))],
  },
  {
    name: 'картинка тегом',
    blocks: [box([], { tagName: 'img', properties: { src: `${PICTURE}tag`, alt: 'Тег', width: '100' } })],
    lost: ['a picture without its size'],
  },
  {
    name: 'сырая картинка',
    blocks: [element('Raw:Img', { image: `${PICTURE}raw`, aspectRatio: 1, altText: 'Сырая' })],
  },
  {
    name: 'картинка со ссылкой',
    blocks: [box([picture('linked')], { properties: { href: '/sale' } })],
  },
  {
    name: 'видео с заставкой',
    blocks: [
      element('Video', {
        video: 'https://cdn.builder.io/o/video.mp4',
        posterImage: `${PICTURE}poster`,
        aspectRatio: 0.5625,
      }),
    ],
  },
  {
    name: 'видео без заставки',
    blocks: [element('Video', { video: 'https://cdn.builder.io/o/clip.mp4', autoPlay: true, muted: true })],
    lost: ['Video without a picture'],
  },
  {
    name: 'встроенная страница',
    blocks: [
      text('<p>Ниже карта</p>'),
      element('Embed', {
        url: 'https://maps.example.test',
        content: '<iframe src="https://maps.example.test/e"></iframe>',
      }),
    ],
    lost: ['Embed'],
  },
  {
    name: 'свой код',
    blocks: [element('Custom Code', { code: '<div id="w"></div><script>window.owned = 1</script>' })],
    lost: ['Custom Code'],
  },
  {
    name: 'свой код из одних слов',
    blocks: [element('Custom Code', { code: '<p>Код без <b>скриптов</b></p>' })],
  },
  {
    name: 'фоновая картинка',
    blocks: [
      box(
        [text('<p>На фоне</p>')],
        styled({ backgroundImage: 'url(https://cdn.builder.io/api/v1/image/bg)' }),
      ),
    ],
    lost: ['a background picture of <div>'],
  },
];
