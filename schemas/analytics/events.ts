/**
 * Every event that the site reports to analytics, in one table (ANLT-201, ANLT-406). Ids have the form `d-vNNN-eN`
 * (ANLT-405), are unique and never given to another event. Fields name places and choices, never a person.
 *
 * `block` is the component's id on its page, `title` the text that the visitor chose.
 */
export interface EventFields {
  footer_view: object;
  /** How far the page was scrolled, in percent of its length. */
  scroll_depth: { percent: number };
  accordion_open: { block: string; title: string };
  accordion_close: { block: string; title: string };
  tab_select: { block: string; title: string };
  slide_show: { block: string; position: number };
  slide_click: { block: string; position: number; title: string };
  carousel_move: { block: string; direction: 'back' | 'on' };
  playlist_open: { block: string; title: string };
  playlist_close: { block: string; title: string };
  card_flip: { block: string; title: string; side: 'front' | 'back' };
  video_watch: { block: string };
  info_block_show: { block: string };
  info_block_close: { block: string };
  info_bubble_close: { block: string };
  /** The bar with the phone and the request was closed. */
  request_bar_close: { block: string };
  popup_open: { popup: string };
  popup_close: { popup: string };
  banner_click: { block: string };
  download: { block: string; file: string };
  store_open: { store: string };
  survey_open: { source: string };
  /** The flow came into view for the first time on the page. */
  flow_open: { flow: string };
  /** The visitor came to another step, forth or back. */
  flow_step: { flow: string; step: string };
  /** What was posted was not accepted; the names of the fields, never what was in them. */
  flow_error: { flow: string; step: string; fields: string };
  flow_success: { flow: string };
  /** The page was left on a step that was neither the first nor the last; or a window that forgets, before the last. */
  flow_abandon: { flow: string; step: string };
  /** The icon of the chat was hidden for a day. */
  chat_hide: { block: string };
  /** A chip of the services showcase was chosen, by its code; empty for all services. */
  service_filter: { block: string; filter: string };
  /** Services were searched: how many were found, never the words. */
  service_search: { block: string; found: number };
  service_suggestion: { block: string; title: string };
  /** A suggestion of the site's search was followed: the title of the page, never what was typed. */
  search_suggestion: { title: string };
  /** A command to connect an option was copied. */
  command_copy: { block: string; way: string };
  /** A pack of a tariff's constructor was chosen, by its id. */
  pack_select: { block: string; pack: string };
  /** The address of a comparison was copied. */
  compare_share: { block: string; tariffs: number };
  /** The button of a tariff card that opens the window of connection. */
  tariff_choose: { block: string; tariff: string };
  /** Chips of a tariff showcase: the codes that are on, joined by comma; empty for all tariffs. */
  tariff_filter: { block: string; filter: string; found: number };
  tariff_compare: { block: string; count: number };
  number_banner_close: { block: string };
  /** Cards of the shop that came into view together: their places from 1, joined by comma. */
  shop_cards_show: { block: string; positions: string };
  /** The slider of the shop was moved to its first or its last card. */
  shop_edge: { block: string; edge: 'first' | 'last' };
}

export type EventName = keyof EventFields;

export type AnalyticsEvent = { [Name in EventName]: { event: Name } & EventFields[Name] }[EventName];

export const EVENT_IDS = {
  footer_view: 'd-v001-e1',
  scroll_depth: 'd-v001-e2',
  accordion_open: 'd-v002-e1',
  accordion_close: 'd-v002-e2',
  tab_select: 'd-v003-e1',
  slide_show: 'd-v004-e1',
  slide_click: 'd-v004-e2',
  carousel_move: 'd-v004-e3',
  playlist_open: 'd-v005-e1',
  playlist_close: 'd-v005-e2',
  card_flip: 'd-v005-e3',
  video_watch: 'd-v006-e1',
  info_block_show: 'd-v007-e1',
  info_block_close: 'd-v007-e2',
  info_bubble_close: 'd-v008-e1',
  request_bar_close: 'd-v008-e2',
  popup_open: 'd-v009-e1',
  popup_close: 'd-v009-e2',
  banner_click: 'd-v010-e1',
  download: 'd-v011-e1',
  store_open: 'd-v012-e1',
  survey_open: 'd-v013-e1',
  flow_open: 'd-v014-e1',
  flow_step: 'd-v014-e2',
  flow_error: 'd-v014-e3',
  flow_success: 'd-v014-e4',
  flow_abandon: 'd-v014-e5',
  chat_hide: 'd-v015-e1',
  service_filter: 'd-v020-e1',
  service_search: 'd-v020-e2',
  service_suggestion: 'd-v020-e3',
  search_suggestion: 'd-v026-e1',
  command_copy: 'd-v021-e1',
  pack_select: 'd-v024-e1',
  compare_share: 'd-v025-e1',
  tariff_choose: 'd-v030-e1',
  tariff_filter: 'd-v030-e2',
  tariff_compare: 'd-v030-e3',
  number_banner_close: 'd-v030-e4',
  shop_cards_show: 'd-v031-e1',
  shop_edge: 'd-v031-e2',
} as const satisfies Record<EventName, `d-v${number}-e${number}`>;
