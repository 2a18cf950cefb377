import { useEffect, useRef } from 'react';
import type { Salon } from '#schemas/products/receiving';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { classNames } from '#blocks/ui/class-names';
import { FieldError } from '#blocks/ui/field-frame';
import { Text } from '#blocks/ui/text';
import { useFlowField } from '../engine/flow-context';
import { ORDER_WORDS } from '../order/order-words';
import type { SalonGroup, ShownSalon } from './find-salons';
import { SALON_TEXTS, toDistanceText } from './salon-texts';
import styles from './salons.module.css';

interface SalonListProps {
  id: string;
  groups: readonly SalonGroup[];
  chosen: Salon | null;
  onChoose: (id: string) => void;
  /** Stands it below a map, which leaves it less room? */
  isBelowMap: boolean;
  /** What stands in place of no salons. */
  emptyText: string;
}

/** Salons as radio buttons: the choice itself, whatever view stands above it. One that is not shown stays chosen. */
export function SalonList({ id, groups, chosen, onChoose, isBelowMap, emptyText }: SalonListProps) {
  const { error } = useFlowField('salon');
  const list = useRef<HTMLDivElement>(null);
  const isElsewhere =
    chosen !== null && !groups.some(({ salons }) => salons.some(({ salon }) => salon.id === chosen.id));
  const chosenId = chosen?.id ?? '';
  useEffect(() => showInside(list.current, `${id}-salon-${chosenId}`), [id, chosenId]);
  return (
    <div
      id={`${id}-salon`}
      role="radiogroup"
      aria-label={ORDER_WORDS.pickup}
      aria-describedby={error ? `${id}-salon-error` : undefined}
    >
      <output>{groups.length === 0 && <Text as="span">{emptyText}</Text>}</output>
      <div ref={list} className={classNames(styles.salons, isBelowMap && styles.below)}>
        {groups.map(({ title, salons }, index) => (
          <ChoiceGroup key={title} id={`${id}-city-${index}`} legend={title}>
            {salons.map((shown) => (
              <SalonTile
                key={shown.salon.id}
                id={id}
                shown={shown}
                isChosen={shown.salon.id === chosenId}
                onChoose={onChoose}
              />
            ))}
          </ChoiceGroup>
        ))}
      </div>
      {(groups.length === 0 || isElsewhere) && <input type="hidden" name="salon" value={chosenId} />}
      {isElsewhere && (
        <Text>
          {SALON_TEXTS.chosen}: <strong>{toFullTitle(chosen)}</strong>
        </Text>
      )}
      <FieldError id={`${id}-salon`}>{error}</FieldError>
    </div>
  );
}

/** Moves the list, and never the page, so far that a salon is seen in it. */
function showInside(list: HTMLElement | null, id: string): void {
  const tile = document.getElementById(id)?.parentElement;
  if (list === null || tile == null || !list.contains(tile)) return;
  const [outer, inner] = [list.getBoundingClientRect(), tile.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

interface SalonTileProps {
  id: string;
  shown: ShownSalon;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

function SalonTile({ id, shown: { salon, distance }, isChosen, onChoose }: SalonTileProps) {
  const { metro, address, title, worktime } = salon;
  const about = [
    distance === null ? '' : toDistanceText(distance),
    metro === '' ? '' : `метро ${metro}`,
    title.includes(address) ? '' : address,
  ];
  const place = about.filter((part) => part !== '').join(' · ');
  const hours = worktime === '' ? null : <span className={styles.hours}>{worktime}</span>;
  return (
    <Checkbox
      id={`${id}-salon-${salon.id}`}
      kind="radio"
      name="salon"
      value={salon.id}
      label={title}
      hint={
        place === '' ? (
          hours
        ) : (
          <>
            {place}
            {hours !== null && ' · '}
            {hours}
          </>
        )
      }
      checked={isChosen}
      onChange={() => onChoose(salon.id)}
    />
  );
}

const toFullTitle = ({ title, address }: Salon): string =>
  title.includes(address) ? title : `${title}, ${address}`;
