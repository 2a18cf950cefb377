import { getMainPage } from '#schemas/gateway/page';
import { definePageType } from '#app/page/define-page-type';

/** Pictures given as a bare address are drawn in the frame of a card. */
const CARD_PICTURE = { width: 480, height: 320, alt: '' };

/** The main page shows the current promotions of `mainPage/get` (PAGE-35). */
export const page = definePageType({
  type: 'root',
  label: 'Главная',
  loads: ['cards'],
  async load({ gateway, scope }) {
    // The promotions are for consumers; the corporate main page has none.
    if (scope.audience === 'b2b') return {};
    const { actions } = await gateway.call(getMainPage, {});
    if (actions.length === 0) return {};
    const items = actions.map(({ title, text, link, image }) => ({
      title,
      text,
      link: link === undefined ? undefined : { text: 'Подробнее', url: link },
      picture: typeof image === 'string' ? { src: image, ...CARD_PICTURE } : image,
    }));
    const props = { title: 'Акции', items, link: { text: 'Все акции', url: '/action' } };
    return { components: [{ id: 'actions', section: 'actions', type: 'cards', props }] };
  },
});
