import type { TariffConstructor } from '#schemas/products/constructor';
import { NOTHING, type ConstructorData } from './constructor-data';

const PERIOD = 'за\u00a030\u00a0дней';

const toSlider = (title: string, unit: string, values: readonly number[]) => ({
  title,
  positions: values.map((value) => ({ key: String(value), text: `${value}\u00a0${unit}` })),
});

/** A pack for each pair but those that `sold` refuses. */
function toBuild(
  minutes: readonly number[],
  gigabytes: readonly number[],
  sold: (calls: number, traffic: number) => boolean = () => true,
): TariffConstructor {
  const packs = minutes.flatMap((value, calls) =>
    gigabytes.map((size, traffic) => {
      const full = 29_000 + value * 20 + size * 800;
      const price = { amountKopecks: Math.round(full * 0.8), oldAmountKopecks: full, period: PERIOD };
      const packId = `${size}_${value}`;
      return { calls, traffic, packId, price, buyLink: `/order/product/?tariff=sam-soberi&pack=${packId}` };
    }),
  );
  return {
    calls: toSlider('Минуты на\u00a0номера России', 'минут', minutes),
    traffic: toSlider('Интернет', 'ГБ', gigabytes),
    packs: packs.filter(({ calls, traffic }) => sold(calls, traffic)),
    basePrice: { amountKopecks: 50_000, period: PERIOD },
    baseLink: '/order/product/?tariff=sam-soberi',
  };
}

const at = (build: TariffConstructor, calls: number, traffic: number): ConstructorData => ({
  tariff: 'sam-soberi',
  build,
  choice: { calls, traffic },
  path: '/tariffs/all/sam-soberi',
});

const whole = toBuild([300, 600, 1000, 1500], [5, 15, 30, 60, 100]);
const withGap = toBuild([100, 500], [10, 50], (calls, traffic) => calls + traffic < 2);

export const examples = [
  {
    name: 'минуты и гигабайты',
    props: { startCalls: 2, startTraffic: 3, connectPopupId: 'connect' },
    data: at(whole, 1, 2),
  },
  { name: 'такого набора нет', props: {}, data: at(withGap, 1, 1) },
  { name: 'выбирать можно только интернет', props: {}, data: at(toBuild([500], [10, 20, 40]), 0, 0) },
  {
    name: 'много делений',
    props: { title: 'Сколько нужно именно вам' },
    data: at(
      toBuild(
        [0, 50, 100, 200, 300, 400, 500, 700, 1000, 1500, 2000],
        [1, 3, 5, 10, 20, 30, 40, 60, 80, 100],
      ),
      4,
      4,
    ),
  },
  { name: 'оператор не ответил', props: {}, data: NOTHING },
];
