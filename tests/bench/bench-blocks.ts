/** Content made for measuring: blocks of six kinds, about 0.7 KB of JSON each, in Russian. */

export interface BenchComponent {
  id: string;
  type: string;
  version: number;
  props: unknown;
}

const SENTENCE = 'Связь работает там, где вы живёте и отдыхаете: проверьте покрытие на карте.';
const ANSWER = '<p>Наберите <strong>*105#</strong> и следуйте подсказкам. Ответ придёт в SMS.</p>';

const kinds: Readonly<Record<string, (n: number) => unknown>> = {
  text: (n) => ({
    title: `Как устроен единый счёт, часть ${n}`,
    html: `<p>Мобильная связь и домашний интернет оплачиваются <strong>одной суммой</strong>.</p><ul><li>все номера, которые вы добавили;</li><li>интернет по адресу ${n};</li></ul><p>${SENTENCE} Подробности — в <a href="/help/faq">ответах</a>.</p>`,
  }),
  cards: (n) => ({
    title: `Тарифы, подборка ${n}`,
    items: ['Для дома', 'Для поездок'].map((title) => ({
      picture: { src: '/media/family-card.svg', width: 480, height: 320, alt: '' },
      title,
      text: SENTENCE,
      badge: 'Хит',
      price: { amountKopecks: 45_000 + n * 100, period: 'в месяц' },
      link: { text: 'Подробнее', url: `/tariffs/all/${n}` },
    })),
  }),
  accordion: (n) => ({
    title: `Частые вопросы ${n}`,
    items: [1, 2, 3].map((item) => ({
      id: `q-${n}-${item}`,
      title: `Как узнать остаток ${item}?`,
      html: ANSWER,
    })),
  }),
  'price-list': (n) => ({
    title: `Цены за границей ${n}`,
    rows: ['Входящие звонки', 'Исходящие в Россию', 'Интернет на неделю', 'Исходящие SMS'].map(
      (name, index) => ({
        name,
        note: 'Без дополнительных услуг и скидок',
        price: { amountKopecks: index * 990, period: 'за минуту' },
      }),
    ),
  }),
  'benefit-list': (n) => ({
    title: `Почему остаются с нами ${n}`,
    items: ['Сеть рядом', 'Цена не растёт', 'Отвечаем за минуту'].map((title) => ({
      picture: { src: '/media/spot-wifi.svg', width: 96, height: 96, alt: '' },
      title,
      text: SENTENCE,
    })),
  }),
  tabs: (n) => ({
    title: `Как работает роуминг ${n}`,
    tabs: ['По России', 'За границей'].map((title, index) => ({
      title,
      hashes: `roaming-${n}-${index}`,
      html: ANSWER + ANSWER,
    })),
  }),
};

/** The one kind among them that is hydrated with the page. */
const LIVE = 'tabs';
const STATIC = Object.keys(kinds).filter((type) => type !== LIVE);

/** A list of blocks, one in ten of them interactive: 45 of 50 are static. */
export function makeBlocks(count: number): BenchComponent[] {
  return Array.from({ length: count }, (_, n) => {
    const type = n % 10 === 9 ? LIVE : (STATIC[n % STATIC.length] ?? LIVE);
    return { id: `block-${n}`, type, version: 1, props: kinds[type]?.(n) };
  });
}

export function toPage(components: readonly unknown[]): Record<string, unknown> {
  const uuid = '6a1c1e0e-2f43-4c0a-9d9b-3f1f1f0d5a10';
  const breadcrumbs = [{ title: 'Главная', url: '/' }, { title: 'Замеры' }];
  return {
    uuid,
    type: 'common',
    title: 'Страница для замеров',
    struct_title: 'Замеры',
    breadcrumbs,
    components,
  };
}
