import type { MapTiles } from '#registry/flow-load';
import type { Salon } from '#schemas/products/receiving';
import type { Place, Slots } from './order-contract';

/** What the samples of flows that order something are made of. */

export const SAMPLE_SALON: Salon = {
  id: '7',
  code: 'S7',
  branch: '101',
  title: 'Салон в\u00a0ТЦ «Причал»',
  address: 'ул. Садовая, 12',
  city: 'Москва',
  metro: 'Садовая',
  worktime: '10:00–21:00',
  point: { latitude: 55.789, longitude: 37.61 },
};

/** A map whose tiles are nowhere: samples open none. */
export const SAMPLE_MAP: MapTiles = { url: '/tiles/{z}/{x}/{y}.svg', attribution: 'Карта' };

export const SAMPLE_SLOTS: Slots = [
  { date: '2026-12-01', intervals: ['10:00–14:00', '18:00–22:00'] },
  { date: '2026-12-02', intervals: ['10:00–14:00'] },
];

export const SAMPLE_PLACE: Place = {
  address: 'г Москва, ул Липовая Аллея, д 3',
  guid: 'house-3',
  parts: { city: 'г Москва', street: 'ул Липовая Аллея', house: 'д 3' },
  isByParts: false,
  flat: '12',
  comment: 'Домофон 12',
  date: '2026-12-01',
  interval: '10:00–14:00',
};

/** What the steps of receiving bring. */
export const RECEIVING_SAMPLES = {
  DELIVER: [
    { kind: 'courier' as const, slots: SAMPLE_SLOTS },
    { kind: 'cse' as const, slots: [] },
  ],
  PICK_UP: [{}],
  FOUND: [
    {
      address: 'Липовая Аллея',
      found: [{ value: SAMPLE_PLACE.address, guid: SAMPLE_PLACE.guid, otherRegion: null }],
    },
  ],
  SALON_GONE: [{ salon: SAMPLE_SALON.id }],
};
