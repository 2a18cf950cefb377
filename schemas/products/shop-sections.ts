/** The sections of the shop: what the operator calls them, and where each stands on the site. */
export const SHOP_SECTIONS = [
  { id: 'all', title: 'Все товары', path: '/shop' },
  { id: 'phones', title: 'Телефоны', path: '/shop/phones' },
  { id: 'tablets', title: 'Планшеты', path: '/shop/tablets' },
  { id: 'routers', title: 'Роутеры', path: '/shop/routers' },
  { id: 'wearables', title: 'Умные часы', path: '/shop/wearables' },
  { id: 'accessories', title: 'Аксессуары', path: '/shop/accessories' },
] as const;

export const SHOP_SECTION_IDS = SHOP_SECTIONS.map(({ id }) => id);
