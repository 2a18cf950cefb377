import * as z from 'zod';
import { geoPoint } from '#schemas/values/geo-point';
import { limitedText } from '#schemas/values/limited-text';
import type { FlowLookup } from '#registry/flow-lookup';
import { ADDRESS_MIN_CHARS, MAX_ADDRESS_LENGTH, MAX_ADDRESSES } from '../address/address-limits';

/** What the step of the salons asks: places near which a salon may be, and the scheme of the metro. The browser imports only the types. */

const PLACE_KINDS = ['station', 'salon', 'address'] as const;

/** ORD-114: a result of the address search has an id and a name; here also where it is. */
const foundPlace = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(PLACE_KINDS),
  point: geoPoint,
});
export type FoundPlace = z.output<typeof foundPlace>;

const metroStation = z.object({
  id: z.string(),
  title: z.string(),
  line: z.string(),
  /** Of the line: `#2b6cb0`. */
  color: z.string(),
  /** Where the scheme has it; null where the operator does not say. */
  at: z.object({ x: z.number(), y: z.number() }).nullable(),
  /** Null where the operator leaves it to the order of the list. */
  next: z.array(z.string()).nullable(),
  transfers: z.array(z.string()),
  point: geoPoint.nullable(),
});
export type MetroStation = z.output<typeof metroStation>;

const foundPlaces = z.object({ places: z.array(foundPlace).max(MAX_ADDRESSES) });
export type FoundPlaces = z.output<typeof foundPlaces>;
const foundMetro = z.object({ stations: z.array(metroStation) });
export type FoundMetro = z.output<typeof foundMetro>;

const TEN_MINUTES = 600;

/** The lookups of a flow with a step where a salon is chosen. */
export const SALON_LOOKUPS = {
  /** ORD-157: from three characters on. */
  places: {
    from: ['pickup'],
    input: z.object({
      text: limitedText(MAX_ADDRESS_LENGTH, { missing: '', tooLong: '' }).trim().min(ADDRESS_MIN_CHARS),
    }),
    answer: foundPlaces,
    limits: [
      { by: 'visitor', points: 120, seconds: TEN_MINUTES },
      { by: 'address', points: 600, seconds: TEN_MINUTES },
    ],
  },
  metro: {
    from: ['pickup'],
    input: z.object({}),
    answer: foundMetro,
    limits: [
      { by: 'visitor', points: 30, seconds: TEN_MINUTES },
      { by: 'address', points: 300, seconds: TEN_MINUTES },
    ],
  },
} as const satisfies Readonly<Record<string, FlowLookup>>;
