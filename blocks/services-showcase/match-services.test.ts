import Fuse from 'fuse.js/basic';
import { describe, expect, test } from 'vitest';
import { foldText } from '#schemas/products/service-search';
import { doInSlices } from './in-slices';
import { matchAtOnce, prepareMatcher } from './match-services';

const WORDS = ['Интернет', 'на день', 'Звонки', 'по России', 'гигабайт', 'в поездке', 'Защита', 'номер'];
const ITEMS = Array.from({ length: 130 }, (_, index) => {
  const title = [index, index * 3 + 1, index * 5 + 2].map((at) => WORDS[at % WORDS.length]).join(' ');
  return { title: `${title} ${index}`, searchStr: foldText(`${title} ${index} услуга`) };
});

describe('the search of services', () => {
  test.each(['интирнет', 'гигобайт', 'телеграфия', 'защщита'])(
    'finds for a slip like «%s» in parts what a search over everything finds, in the same order',
    async (typed) => {
      const whole = new Fuse(ITEMS, {
        threshold: 0.3,
        ignoreLocation: true,
        keys: [
          { name: 'title', weight: 3 },
          { name: 'searchStr', weight: 1 },
        ],
      });
      const expected = typed.length < 3 ? null : whole.search(typed).map(({ item }) => item);
      expect(matchAtOnce(ITEMS, typed)).toEqual(expected);
      const matcher = await doInSlices(prepareMatcher(ITEMS), () => true);
      expect(matcher && (await doInSlices(matcher(typed), () => true))).toEqual(expected);
    },
  );

  test('finds every word that was typed, first in titles', async () => {
    const items = [
      { title: 'Звонки', searchStr: 'звонки по россии и за границу' },
      { title: 'За границу', searchStr: 'за границу звонки' },
      { title: 'Кино', searchStr: 'кино' },
    ];
    expect(matchAtOnce(items, 'звонок в границе')?.map(({ title }) => title)).toEqual([
      'Звонки',
      'За границу',
    ]);
    expect(matchAtOnce(items, 'кинотеатр', [['кино', 'кинотеатр']])).toEqual([items[2]]);
    expect(matchAtOnce(items, 'pdjyrb')?.map(({ title }) => title)).toEqual(['Звонки', 'За границу']);
  });

  test('gives up when nobody wants the answer any longer', async () => {
    const matcher = await doInSlices(prepareMatcher(ITEMS), () => true);
    expect(matcher && (await doInSlices(matcher('интернет'), () => false))).toBeUndefined();
  });
});
