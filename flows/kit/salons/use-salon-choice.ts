import { useCallback, useMemo, useState } from 'react';
import type { Salon } from '#schemas/products/receiving';
import { findAtStation, findSalons, sortByDistance, type SalonGroup } from './find-salons';
import type { NamedPlace } from './place-search';

type SalonView = 'list' | 'map' | 'metro';

export const isSalonView = (value: string): value is SalonView =>
  value === 'list' || value === 'map' || value === 'metro';

/** The one choice that all views of the salons show and change. */
export function useSalonChoice(salons: readonly Salon[], first: string, hasMap: boolean) {
  const [view, setView] = useState<SalonView>('list');
  const [text, search] = useState('');
  const [place, setPlace] = useState<NamedPlace | null>(null);
  const [picked, setStation] = useState<string | null>(null);
  const [wanted, choose] = useState(first);
  // One that was chosen before and hands out nothing any more is no choice.
  const salon = salons.find(({ id }) => id === wanted) ?? null;
  const station = picked ?? salon?.metro ?? '';
  // The other views show the same salons whatever station is chosen: a map that was drawn anew would lose the focus.
  const stop = view === 'metro' ? station : null;
  const groups = useMemo<SalonGroup[]>(() => {
    if (stop !== null) return findAtStation(salons, stop);
    return place === null ? findSalons(salons, text) : sortByDistance(salons, place);
  }, [stop, salons, place, text]);
  return {
    view,
    views: useMemo(() => listViews(salons, hasMap), [salons, hasMap]),
    groups,
    salon: salon?.id ?? '',
    station,
    place,
    setView,
    setStation,
    choose,
    search: useCallback((typed: string) => {
      search(typed);
      setPlace(null);
    }, []),
    goTo: useCallback(
      (to: NamedPlace) => {
        setPlace(to);
        setStation(findNearestStation(salons, to));
      },
      [salons],
    ),
  };
}

/** Each view that would show something, the list always. */
function listViews(salons: readonly Salon[], hasMap: boolean): SalonView[] {
  return [
    'list',
    ...(hasMap && salons.some(({ point }) => point !== null) ? ['map' as const] : []),
    ...(salons.some(({ metro }) => metro !== '') ? ['metro' as const] : []),
  ];
}

/** The station of the nearest salon that has one; null where none has. */
function findNearestStation(salons: readonly Salon[], place: NamedPlace): string | null {
  const [nearest] = sortByDistance(
    salons.filter(({ metro }) => metro !== ''),
    place,
  ).flatMap((group) => group.salons);
  return nearest?.salon.metro ?? null;
}
