import Fuse from 'fuse.js/basic';
import { suggestAddresses } from '#schemas/gateway/convergent';
import { getMetro } from '#schemas/gateway/order';
import type { Salon } from '#schemas/products/receiving';
import { toGeoPoint } from '#schemas/values/geo-point';
import { MAX_ADDRESSES } from '../address/address-limits';
import type { Ask } from '../engine/ask';
import type { FoundMetro, FoundPlace, FoundPlaces, MetroStation } from './salon-lookups';

/** ORD-156: how far a name may be from what was typed; 0 is the same, 1 anything. */
const THRESHOLD = 0.3;
/** Of stations and salons so many are offered where there are addresses too. */
const MAX_OWN = 3;

interface Asked {
  input: { text: string };
  ask: Ask;
  props: { salons: readonly Salon[] };
}

/**
 * Places that a text may mean: stations and salons by likeness (ORD-156), addresses as the operator finds them. What is
 * nowhere on the map is no place to be near to. An operator that does not answer leaves those that are known.
 */
export async function lookUpPlaces({ input, ask, props }: Asked): Promise<FoundPlaces> {
  const [metro, addresses] = await Promise.all([askMetro(ask), findAddresses(input.text, ask)]);
  const known = [...(metro ?? []).flatMap(toStationPlace), ...props.salons.flatMap(toSalonPlace)];
  const own = findAlike(known, input.text);
  const places = [...own.slice(0, addresses.length > 0 ? MAX_OWN : MAX_ADDRESSES), ...addresses];
  return { places: places.slice(0, MAX_ADDRESSES) };
}

/** The scheme of the metro. Throws when the operator does not answer. */
export async function lookUpMetro({ ask }: Pick<Asked, 'ask'>): Promise<FoundMetro> {
  const stations = await askMetro(ask);
  if (stations === null) throw new Error('the operator gives no metro');
  return { stations };
}

/** The best first. Words of a name may stand in any place of it. */
function findAlike(places: readonly FoundPlace[], text: string): FoundPlace[] {
  const fuse = new Fuse(places, {
    keys: ['name'],
    threshold: THRESHOLD,
    ignoreLocation: true,
    // «ё» is often written «е».
    ignoreDiacritics: true,
  });
  return fuse.search(text).map(({ item }) => item);
}

const toStationPlace = ({ id, title, line, point }: MetroStation): FoundPlace[] =>
  point === null
    ? []
    : [{ id: `metro-${id}`, name: line === '' ? title : `${title}, ${line} линия`, kind: 'station', point }];

const toSalonPlace = ({ id, title, address, point }: Salon): FoundPlace[] =>
  point === null
    ? []
    : [
        {
          id: `salon-${id}`,
          name: title.includes(address) ? title : `${title}, ${address}`,
          kind: 'salon',
          point,
        },
      ];

async function findAddresses(text: string, ask: Ask): Promise<FoundPlace[]> {
  const asked = await ask(suggestAddresses, { body: { query: text } });
  if (!asked.ok) return [];
  return asked.answer.suggestions.flatMap(({ value, data, otherRegion }) => {
    const point = toGeoPoint(data.geo_lat, data.geo_lon);
    if (point === null || (otherRegion ?? '') !== '') return [];
    return [{ id: data.houseguid ?? value, name: value, kind: 'address' as const, point }];
  });
}

/** Null when the operator does not say. */
async function askMetro(ask: Ask): Promise<MetroStation[] | null> {
  const asked = await ask(getMetro, {});
  if (!asked.ok) return null;
  return asked.answer.map((station) => {
    const { id, title, line = '', color, x, y, next, transfers = [], latitude, longitude } = station;
    return {
      id,
      title,
      line,
      color: color !== undefined && IS_COLOR.test(color) ? color : NO_COLOR,
      at: x === undefined || y === undefined ? null : { x, y },
      next: next ?? null,
      transfers,
      point: toGeoPoint(latitude, longitude),
    };
  });
}

const IS_COLOR = /^#[\da-f]{6}$/i;
/** Of a line whose colour is not said. */
const NO_COLOR = '#7d7d7d';
