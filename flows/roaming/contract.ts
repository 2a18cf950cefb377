import * as z from 'zod';
import type { Price } from '#schemas/values/price';
import type { RoamingOffer, Trip } from '#schemas/products/roaming-trip';
import { captchaWanted, confirmInput as codeInput, type CodeEvents } from '../kit/code/code-contract';
import type { ConnectionInfo } from '../kit/connection/connection-info';
import { UTM_FIELDS } from '../kit/connection/utm-input';
import { HELPER_TEXT } from './steps';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

export const props = z.object({
  helperText: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .default(HELPER_TEXT)
    .describe('Текст ссылки на другие страны там, где цены как дома не действуют'),
});

/** What can be connected here, by a code from an SMS. */
export interface Connectable {
  /** Its billing code, which the operator connects it by. */
  id: string;
  /** The offer that it is, or the service. */
  offerId: string;
  title: string;
  price: Price | null;
  connection: ConnectionInfo;
}

/** An accordion with what is paid for by use, or what a tariff has. */
export interface PriceTable {
  id: string;
  title: string;
  description: string;
  rows: { title: string; value: string }[];
}

/** An option that no sum is made of: insurance, messengers. */
export interface Extra {
  id: string;
  title: string;
  text: string;
  url: string | null;
  price: Price | null;
}

/** What the address asks to be counted. */
export interface AskedTrip {
  /** As typed, to stand in the fields. */
  typed: Record<keyof Trip, string>;
  /** Null while a field is not a number that makes sense. */
  trip: Trip | null;
  faults: Partial<Record<keyof Trip, string>>;
  /** The address has asked for it; else it is an example. */
  isAsked: boolean;
}

/** Whose prices apply (ROAM-211). */
export type Scheme = 'goodbye' | 'chinese' | 'plain';

export interface Loaded {
  /** Of the country; empty where the operator does not know this page. */
  about: string;
  /** «в Турции» */
  titleIn: string;
  scheme: Scheme;
  /** ROAM-402: `roamingType.goodbye`. */
  goodbye: { isEnabled: boolean; features: { key: string; value: string; code?: string | undefined }[] };
  /** What a day costs by the scheme of Chinese countries, in kopecks. */
  chineseDayKopecks: number | null;
  offers: RoamingOffer[];
  /** The first is the service that the prices of the country come with, where there is one. */
  products: Connectable[];
  /** Its billing code; empty where nothing has to be connected, or not here. */
  serviceId: string;
  extras: Extra[];
  tables: PriceTable[];
  asked: AskedTrip;
}

export type Props = z.output<typeof props> & Loaded;

export const confirmInput = codeInput.extend(UTM_FIELDS);

const connected = z.object({ type: z.literal('CONNECTED') });
export const confirmAnswer = z.discriminatedUnion('type', [connected, captchaWanted]);

export type Events = CodeEvents & {
  BEGIN: object;
  COUNT: object;
  CHOOSE: { choice?: string };
  CONNECTED: object;
  CHANGE_NUMBER: object;
  BACK: object;
};
