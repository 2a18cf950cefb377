import { defineFlow } from '#registry/define-flow';
import { connectAnswer, connected, props, toConnectInput } from './contract';
import { machine } from './machine';
import { messages } from './texts';

const PACKAGES = [
  { serviceCode: 'premieres', title: 'Премьеры', text: 'Новые фильмы через месяц после проката' },
  { serviceCode: 'series', title: 'Сериалы', text: 'Серии в\u00a0день выхода' },
  { serviceCode: 'children', title: 'Детям', text: 'Мультфильмы и\u00a0сказки без рекламы' },
];
const PRICE = { amountKopecks: 19_900, period: 'за\u00a030\u00a0дней' };

const CONNECT = {
  once: 'step',
  input: toConnectInput,
  limits: [
    { by: 'visitor', points: 20, seconds: 600, pool: 'cinema-packages' },
    { by: 'address', points: 100, seconds: 600, pool: 'cinema-packages' },
  ],
} as const;

/** Connects packages of the cinema to the account of whoever is signed in. */
export const flow = defineFlow({
  type: 'cinema-packages',
  version: 1,
  label: 'Пакеты кино',
  description: 'Абонент, который вошёл в Личный кабинет, подключает пакет кино.',
  props,
  examples: [
    { name: 'без цен', props: { packages: PACKAGES } },
    {
      name: 'с\u00a0ценами и\u00a0своими словами',
      props: {
        title: 'Смотрите больше',
        description: 'Пакет можно отключить в\u00a0любой день.',
        packages: PACKAGES.map((one) => ({ ...one, price: PRICE })),
        done: 'Фильмы ждут в\u00a0приложении «Кино».',
      },
    },
  ],
  ttlSeconds: 3600,
  machine,
  actions: {
    connect: { ...CONNECT, from: ['choose'], outcome: connectAnswer },
    connectSignedIn: { ...CONNECT, from: ['signedOut'], outcome: connected },
  },
  messages,
  samples: {
    CONNECTED: [{ serviceCode: 'premieres', services: ['series', 'premieres'] }],
    SIGNED_OUT: [{ serviceCode: 'premieres' }],
    BACK: [{}],
  },
});
