import { element } from '../sample-content';
import { text, type CorpusEntry } from './corpus-entry';

let count = 0;

function symbol(
  blocks: unknown[],
  data: Record<string, unknown> = {},
  content: Record<string, unknown> = {},
) {
  count += 1;
  const entry = `symbol-${count}`;
  return element('Symbol', {
    symbol: { model: 'symbol', entry, data, content: { id: entry, data: { ...content, blocks } } },
  });
}

export const symbols: readonly CorpusEntry[] = [
  {
    name: 'с содержанием',
    blocks: [symbol([text('<p>Из символа</p>')])],
  },
  {
    name: 'с полями',
    blocks: [symbol([text('<p>Скидка {{state.percent}}%</p>')], { percent: 20 })],
  },
  {
    name: 'с полями по умолчанию',
    blocks: [
      symbol(
        [text('<p>{{state.title}}</p>')],
        { title: 'Своё' },
        { inputs: [{ name: 'title', type: 'text', defaultValue: 'Обычное' }] },
      ),
    ],
  },
  {
    name: 'символ в символе',
    blocks: [symbol([symbol([text('<p>Глубже</p>')])])],
  },
  {
    name: 'дважды',
    blocks: [symbol([text('<p>Повтор</p>')]), symbol([text('<p>Повтор</p>')])],
  },
  {
    name: 'с местом для блоков',
    blocks: [
      symbol([text('<p>Рамка</p>'), element('Slot', { name: 'inside' })], {
        inside: [text('<p>В месте</p>')],
      }),
    ],
    beyondSdk: true,
  },
];
