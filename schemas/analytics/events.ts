import * as z from 'zod';
import { AUDIENCE_LABELS } from './audience-label';
import { EVENT_IDS, type EventName } from './event-ids';
import { isPlainCode } from './plain-code';

const code = z.string().refine(isPlainCode, { error: 'must be a code, not words or a number of a person' });
/** A place in a list, from 1. */
const position = z.int().min(1).max(1000);
const count = z.int().min(0).max(100_000);
/** Of a page of the site, without query and fragment; empty where it is no plain one. */
export const eventPath = code.refine((text) => text === '' || text.startsWith('/'), {
  error: 'must be a path',
});
/** The component's id on its page. */
const block = code;
/** Fifths or quarters of a page, in percent. */
const isDepthMark = (percent: number) => percent % 20 === 0 || percent % 25 === 0;

/**
 * What every event tells, in one table (ANLT-201, ANLT-406): the only way for code to report anything is `pushEvent`,
 * and it takes nothing else. Fields are codes, paths, numbers and closed sets: they name places and choices, never a
 * person, and no words, for words may be a visitor's.
 */
const FIELDS = {
  /** Once a page, when its counters begin. */
  page_view: { path: eventPath },
  /** Is the visitor a subscriber of the operator (ACCT-404)? Once a visit, when it is known. */
  visitor_label: { label: z.enum(AUDIENCE_LABELS) },
  /** Which variant of an experiment the visitor has, as its cookie says (ANLT-411); once a page. */
  experiment_flag: { flag: code, variant: code },
  /** A fifth of the footer was seen (SHELL-35). */
  footer_view: {},
  /** How far the page was scrolled, in percent of its length: fifths, of detail pages quarters (ANLT-01, ANLT-202, ANLT-204). */
  scroll_depth: { percent: z.int().min(20).max(100).refine(isDepthMark) },
  /** BLK-234; `position` among the accordions of its block. */
  accordion_open: { block, position },
  accordion_close: { block, position },
  tab_select: { block, position },
  slide_show: { block, position },
  slide_click: { block, position },
  carousel_move: { block, direction: z.enum(['back', 'on']) },
  playlist_open: { block, position },
  playlist_close: { block, position },
  card_flip: { block, position, side: z.enum(['front', 'back']) },
  video_watch: { block },
  info_block_show: { block },
  info_block_close: { block },
  info_bubble_close: { block },
  /** The bar with the phone and the request was closed. */
  request_bar_close: { block },
  popup_open: { popup: code },
  popup_close: { popup: code },
  banner_click: { block },
  /** Half of a banner was seen for a second (ANLT-415); `banner`: its id at the banner server. */
  banner_show: { banner: code },
  download: { block, file: code },
  store_open: { store: code },
  survey_open: { source: z.enum(['bubble', 'button']) },
  /** The flow came into view for the first time on the page. */
  flow_open: { flow: code },
  /** The visitor came to another step, forth or back. */
  flow_step: { flow: code, step: code },
  /** What was posted was not accepted; the names of the fields, joined by comma, never what was in them. */
  flow_error: { flow: code, step: code, fields: code },
  flow_success: { flow: code },
  /** The page was left on a step that was neither the first nor the last; or a window that forgets, before the last. */
  flow_abandon: { flow: code, step: code },
  /** The icon of the chat was hidden for a day. */
  chat_hide: { block },
  /** A chip of the services showcase was chosen, by its code; empty for all services. */
  service_filter: { block, filter: code },
  /** Services were searched: how many were found, never the words. */
  service_search: { block, found: count },
  /** `service`: the path of its page; empty when it has none. */
  service_suggestion: { block, service: code },
  /** A suggestion of a search was followed: where to, never what was typed. */
  search_suggestion: { to: code },
  /** A command to connect an option was copied. */
  command_copy: { block, way: code },
  /** A pack of a tariff's constructor was chosen, by its id. */
  pack_select: { block, pack: code },
  /** The address of a comparison was copied. */
  compare_share: { block, tariffs: count },
  /** The button of a tariff card that opens the window of connection. */
  tariff_choose: { block, tariff: code },
  /** Chips of a tariff showcase: the codes that are on, joined by comma; empty for all tariffs. */
  tariff_filter: { block, filter: code, found: count },
  tariff_compare: { block, count },
  number_banner_close: { block },
  /** Cards of the shop that came into view together: their places from 1, joined by comma. */
  shop_cards_show: { block, positions: code },
  /** The slider of the shop was moved to its first or its last card. */
  shop_edge: { block, edge: z.enum(['first', 'last']) },
  /** Goods of the shop were searched or filtered: how many were found, never the words. */
  shop_filter: { block, found: count },
} satisfies Record<EventName, z.ZodRawShape>;

type Fields = typeof FIELDS;
/** An event without fields is an object of which nothing more is known. */
type EventFields = {
  [Name in EventName]: keyof Fields[Name] extends never ? object : z.output<z.ZodObject<Fields[Name]>>;
};

/** An event as code reports it. */
export type AnalyticsEvent = { [Name in EventName]: { event: Name } & EventFields[Name] }[EventName];

/** An event as counters get it. */
export type SentEvent = AnalyticsEvent & { eventId: string };

/** The table: an event's id, its name and what it tells. */
export const EVENTS = (Object.keys(EVENT_IDS) as EventName[]).map((name) => ({
  id: EVENT_IDS[name],
  name,
  payload: z.strictObject(FIELDS[name]),
}));

const ROWS = new Map<unknown, (typeof EVENTS)[number]>(EVENTS.map((row) => [row.id, row]));

/** Reads an event that a browser has sent; null for anything that the table does not have. */
export function readSentEvent(value: unknown): SentEvent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { event, eventId, ...fields } = value as Record<string, unknown>;
  const row = ROWS.get(eventId);
  const read = row?.name === event ? row?.payload.safeParse(fields) : undefined;
  // The row of the table that its name and id belong to has just checked its fields.
  return read?.success ? ({ event, eventId, ...read.data } as SentEvent) : null;
}
