// Radio buttons of WAI-ARIA: an <input> cannot stand in a drawing.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Salon } from '#schemas/products/receiving';
import { classNames } from '#blocks/ui/class-names';
import { Icon } from '#blocks/ui/icon';
import { scrollToMiddle } from '#blocks/ui/scroll-to-middle';
import { Text } from '#blocks/ui/text';
import { useLookup } from '../engine/use-lookup';
import { FailedView } from './failed-view';
import { layOutMetro, type Dot, type MetroPlan } from './lay-out-metro';
import type { FoundMetro, MetroStation } from './salon-lookups';
import { SALON_TEXTS, toSalonCount } from './salon-texts';
import styles from './metro-scheme.module.css';

interface MetroSchemeProps {
  salons: readonly Salon[];
  /** The name of the station that is chosen; empty for none. */
  station: string;
  onPick: (station: string) => void;
}

/** The metro of the region as a scheme (ORD-108, ORD-109): stations with salons are radio buttons. */
export function MetroScheme({ salons, station, onPick }: MetroSchemeProps) {
  const { stations, isFailed, again } = useMetro();
  const plan = useMemo(() => (stations === null ? null : layOutMetro(stations)), [stations]);
  const counts = useMemo(() => countSalons(salons), [salons]);
  if (isFailed) return <FailedView text={SALON_TEXTS.schemeFailed} onAgain={again} />;
  if (plan === null || stations === null) return <p className={styles.wait}>{SALON_TEXTS.loading}</p>;
  return (
    <div>
      <Scheme plan={plan} counts={counts} station={station} onPick={onPick} />
      <Lines stations={stations} />
    </div>
  );
}

/** How many salons stand at a station, by its name. */
function countSalons(salons: readonly Salon[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { metro } of salons) counts.set(metro, (counts.get(metro) ?? 0) + 1);
  return counts;
}

/** The stations; null until they are there. */
function useMetro() {
  const ask = useLookup('metro');
  const [stations, setStations] = useState<readonly MetroStation[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isFailed) return;
    void ask({}).then((answer) => {
      // The view was left.
      if (answer === null) return;
      // The lookup's own answer, by its schema on the server.
      if (answer.outcome === 'found') setStations((answer.answer as FoundMetro).stations);
      else setFailed(true);
    });
  }, [ask, isFailed]);
  return { stations, isFailed, again: () => setFailed(false) };
}

const ZOOMS = ['whole', 'near', 'nearer'] as const;

interface SchemeProps {
  plan: MetroPlan;
  counts: ReadonlyMap<string, number>;
  station: string;
  onPick: (station: string) => void;
}

function Scheme({ plan, counts, station, onPick }: SchemeProps) {
  const [zoom, setZoom] = useState(0);
  const area = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (area.current !== null) centreOnChosen(area.current);
    // What is drawn stands elsewhere in its box with another station, and with another size.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [station, zoom]);
  const look = ZOOMS[zoom] ?? 'whole';
  return (
    <div className={styles.frame}>
      {/* Focusable: a keyboard scrolls it too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={area} className={styles.area} aria-label={SALON_TEXTS.schemeArea} tabIndex={0}>
        <svg
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          className={classNames(styles.scheme, styles[look])}
          role="radiogroup"
          aria-label={SALON_TEXTS.scheme}
        >
          <Tracks plan={plan} />
          <Stations plan={plan} counts={counts} station={station} onPick={onPick} />
        </svg>
      </section>
      <div className={styles.zoom}>
        <ZoomButton icon="plus" label={SALON_TEXTS.larger} to={zoom + 1} onZoom={setZoom} />
        <ZoomButton icon="minus" label={SALON_TEXTS.smaller} to={zoom - 1} onZoom={setZoom} />
      </div>
    </div>
  );
}

interface ZoomButtonProps {
  icon: 'plus' | 'minus';
  label: string;
  to: number;
  onZoom: (zoom: number) => void;
}

/** At either end it keeps the focus, and does nothing. */
function ZoomButton({ icon, label, to, onZoom }: ZoomButtonProps) {
  const isEnd = ZOOMS[to] === undefined;
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onZoom(to)}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Scrolls a box so that the chosen station is in its middle, else the middle of the scheme. */
function centreOnChosen(box: HTMLElement): void {
  const target = box.querySelector('[aria-checked="true"]') ?? box.firstElementChild;
  if (target !== null) scrollToMiddle(box, target);
}

function Tracks({ plan: { tracks, transfers } }: { plan: MetroPlan }) {
  return (
    <g aria-hidden="true">
      {tracks.map(({ path, color }) => (
        <path key={path} d={path} stroke={color} className={styles.track} />
      ))}
      {transfers.map((path) => (
        <path key={path} d={path} className={styles.transfer} />
      ))}
    </g>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The radio buttons: one stop of Tab, the arrows go along the lines, as in any such group. */
function Stations({ plan: { dots }, counts, station, onPick }: SchemeProps) {
  const group = useRef<SVGGElement>(null);
  const open = dots.filter((dot) => counts.has(dot.station.title));
  const first = open.find((dot) => dot.station.title === station) ?? open[0];
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const place = open.findIndex((dot) => dot.station.id === event.currentTarget.dataset['station']);
    const step = STEPS[event.key] ?? (event.key === ' ' || event.key === 'Enter' ? 0 : null);
    const next = step === null ? undefined : open[(place + step + open.length) % open.length];
    if (next === undefined) return;
    event.preventDefault();
    onPick(next.station.title);
    group.current?.querySelector<SVGGElement>(`[data-station="${CSS.escape(next.station.id)}"]`)?.focus();
  };
  return (
    <g ref={group}>
      {dots.map((dot) => {
        const count = counts.get(dot.station.title);
        if (count === undefined) return <ClosedDot key={dot.station.id} dot={dot} />;
        const { id, title, line } = dot.station;
        return (
          <g
            key={id}
            role="radio"
            data-station={id}
            aria-checked={title === station}
            aria-label={[title, line === '' ? '' : `${line} линия`, toSalonCount(count)]
              .filter(Boolean)
              .join(', ')}
            tabIndex={dot === first ? 0 : -1}
            className={styles.open}
            onClick={() => onPick(title)}
            onKeyDown={onKeyDown}
          >
            <circle cx={dot.x} cy={dot.y} r={24} className={styles.target} />
            <circle cx={dot.x} cy={dot.y} r={10} className={styles.dot} />
            <Name dot={dot} />
          </g>
        );
      })}
    </g>
  );
}

/** A station without a salon: there for finding one's way. */
function ClosedDot({ dot }: { dot: Dot }) {
  return (
    <g className={styles.closed} aria-hidden="true">
      <circle cx={dot.x} cy={dot.y} r={6} stroke={dot.station.color} className={styles.small} />
      <Name dot={dot} />
    </g>
  );
}

function Name({ dot: { label, station } }: { dot: Dot }) {
  return (
    <text x={label.x} y={label.y} textAnchor={label.anchor} className={styles.name}>
      {station.title}
    </text>
  );
}

/** What the colours mean. */
function Lines({ stations }: { stations: readonly MetroStation[] }) {
  const lines = new Map(stations.map(({ line, color }) => [line, color]));
  lines.delete('');
  return (
    <ul className={styles.lines}>
      {[...lines].map(([line, color]) => (
        <li key={line}>
          <svg viewBox="0 0 20 6" width="20" height="6" aria-hidden="true">
            <path d="M3 3H17" stroke={color} strokeWidth="6" strokeLinecap="round" />
          </svg>
          <Text as="span" look="small" tone="muted">
            {line}
          </Text>
        </li>
      ))}
    </ul>
  );
}
