import { describe, expect, test } from 'vitest';
import type { Salon } from '#schemas/products/receiving';
import { createFakeAsk, type FakeAnswers } from '../testing/fake-context';
import { SALON_LOOKUPS } from './salon-lookups';
import { lookUpMetro, lookUpPlaces } from './salon-lookups.server';

const point = { latitude: 55.75, longitude: 37.62 };
const toSalon = (id: string, address: string): Salon => ({
  id,
  code: '',
  branch: '',
  title: `Салон, ${address}`,
  address,
  city: 'Москва',
  metro: '',
  worktime: '',
  point,
});
const SALONS = [toSalon('1', 'ул. Набережная, 14'), toSalon('2', 'ул. Липовая, 40')];
const METRO = [
  { id: 7, title: 'Дворцовая', line: 'Речная', color: '#2b6cb0', latitude: 55.76, longitude: 37.6 },
  { id: 8, title: 'Без места' },
];
const ADDRESS = {
  value: 'г Москва, ул Липовая Аллея, д 3',
  data: { houseguid: 'house-3', geo_lat: '55.7', geo_lon: '37.5' },
};

async function find(text: string, answers: FakeAnswers = {}, salons = SALONS) {
  const { ask } = createFakeAsk({ 'metro.list': METRO, 'address.suggest': { suggestions: [] }, ...answers });
  const { places } = await lookUpPlaces({ input: { text }, ask, props: { salons } });
  return SALON_LOOKUPS.places.answer.parse({ places }).places;
}
const namesOf = async (text: string) => (await find(text)).map(({ name }) => name);

describe('the address search', () => {
  test('[ORD-156] forgives slips of the hand up to a likeness of 0.3, and no more', async () => {
    expect(await namesOf('набережная')).toEqual(['Салон, ул. Набережная, 14']);
    // Two of ten letters are wrong: 0.2.
    expect(await namesOf('нобережноя')).toEqual(['Салон, ул. Набережная, 14']);
    expect(await namesOf('дварцовая')).toEqual(['Дворцовая, Речная линия']);
    // Four of ten: 0.4.
    expect(await namesOf('нобирижноя')).toEqual([]);
  });

  test('[ORD-114] gives places by id and name, with where they are', async () => {
    expect(await find('дворцовая')).toEqual([
      {
        id: 'metro-7',
        name: 'Дворцовая, Речная линия',
        kind: 'station',
        point: { latitude: 55.76, longitude: 37.6 },
      },
    ]);
    const places = await find('липовая', { 'address.suggest': { suggestions: [ADDRESS] } });
    expect(places.map(({ id, name, kind }) => [id, name, kind])).toEqual([
      ['salon-2', 'Салон, ул. Липовая, 40', 'salon'],
      ['house-3', ADDRESS.value, 'address'],
    ]);
  });

  test('[ORD-158] gives five at most, addresses among them', async () => {
    const salons = Array.from({ length: 9 }, (_, index) => toSalon(`${index}`, `ул. Липовая, ${index + 1}`));
    expect(await find('липовая', {}, salons)).toHaveLength(5);
    const suggestions = [ADDRESS, { ...ADDRESS, data: { ...ADDRESS.data, houseguid: 'house-5' } }];
    const kinds = (await find('липовая', { 'address.suggest': { suggestions } }, salons)).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['salon', 'salon', 'salon', 'address', 'address']);
  });

  test('[ORD-157] begins with three characters', () => {
    const { input } = SALON_LOOKUPS.places;
    expect([input.safeParse({ text: 'ли ' }).success, input.safeParse({ text: 'лип' }).success]).toEqual([
      false,
      true,
    ]);
  });

  test('leaves out what is nowhere on the map, or in another region', async () => {
    const elsewhere = { ...ADDRESS, otherRegion: 'spb' };
    const nowhere = { ...ADDRESS, data: { ...ADDRESS.data, geo_lat: '' } };
    expect(await find('без места')).toEqual([]);
    expect(await find('аллея', { 'address.suggest': { suggestions: [elsewhere, nowhere] } }, [])).toEqual([]);
  });

  test('finds what it knows while the operator does not answer', async () => {
    const away = { status: 500, refused: null };
    const places = await find('липовая', { 'metro.list': away, 'address.suggest': away });
    expect(places.map(({ id }) => id)).toEqual(['salon-2']);
  });
});

describe('the metro scheme', () => {
  test('[ORD-109] has what the operator says of its stations', async () => {
    const { ask } = createFakeAsk({
      'metro.list': [
        {
          id: 1,
          title: 'Садовая',
          line: 'Кольцевая',
          color: '#8a5a2b',
          x: 460,
          y: 250,
          next: [2],
          transfers: [3],
        },
        { id: 2, title: 'Липовая', color: 'url(//evil.test)' },
      ],
    });
    const { stations } = SALON_LOOKUPS.metro.answer.parse(await lookUpMetro({ ask }));
    expect(stations).toEqual([
      {
        id: '1',
        title: 'Садовая',
        line: 'Кольцевая',
        color: '#8a5a2b',
        at: { x: 460, y: 250 },
        next: ['2'],
        transfers: ['3'],
        point: null,
      },
      {
        id: '2',
        title: 'Липовая',
        line: '',
        // What is no colour does not reach the drawing.
        color: '#7d7d7d',
        at: null,
        next: null,
        transfers: [],
        point: null,
      },
    ]);
  });

  test('is said to be away when the operator does not answer', async () => {
    const { ask } = createFakeAsk({ 'metro.list': { status: 503, refused: null } });
    await expect(lookUpMetro({ ask })).rejects.toThrow('no metro');
  });
});
