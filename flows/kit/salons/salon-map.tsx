import { useEffect, useMemo, useRef, useState } from 'react';
import type { MapTiles } from '#registry/flow-load';
import { FailedView } from './failed-view';
import type { SalonGroup } from './find-salons';
import type { OpenMap } from './open-salon-map.client';
import type { NamedPlace } from './place-search';
import { SALON_TEXTS } from './salon-texts';
import styles from './salon-map.module.css';

interface SalonMapProps {
  tiles: MapTiles;
  groups: readonly SalonGroup[];
  chosen: string;
  place: NamedPlace | null;
  onChoose: (id: string) => void;
}

/** The salons on a map (ORD-106). The library comes when the map is opened: no other step pays for it. */
export function SalonMap({ tiles, groups, chosen, place, onChoose }: SalonMapProps) {
  const box = useRef<HTMLElement>(null);
  const [map, setMap] = useState<OpenMap | null>(null);
  const [isFailed, setFailed] = useState(false);
  const salons = useMemo(() => groups.flatMap((group) => group.salons.map(({ salon }) => salon)), [groups]);
  useEffect(() => {
    if (isFailed) return undefined;
    let opened: OpenMap | null = null;
    let isLeft = false;
    const open = async () => {
      const { openSalonMap, loadMapStyles } = await import('./open-salon-map.client');
      await loadMapStyles();
      if (isLeft || box.current === null) return;
      opened = openSalonMap(box.current, { tiles, onChoose });
      setMap(opened);
    };
    // A script that did not come: the visitor reads it, and the list below is whole without the map.
    open().catch(() => setFailed(true));
    return () => {
      isLeft = true;
      setMap(null);
      opened?.close();
    };
  }, [tiles, onChoose, isFailed]);
  useEffect(() => map?.show(salons), [map, salons]);
  useEffect(() => map?.choose(chosen), [map, chosen]);
  useEffect(() => map?.lookAt(place), [map, place]);
  if (isFailed) return <FailedView text={SALON_TEXTS.mapFailed} onAgain={() => setFailed(false)} />;
  return (
    <div className={styles.frame} aria-busy={map === null}>
      {map === null && <p className={styles.wait}>{SALON_TEXTS.loading}</p>}
      <section ref={box} className={styles.map} aria-label={SALON_TEXTS.mapArea} />
      <p className={styles.source}>{tiles.attribution}</p>
    </div>
  );
}
