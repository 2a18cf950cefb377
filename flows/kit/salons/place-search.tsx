import { useEffect, useRef, useState } from 'react';
import type { GeoPoint } from '#schemas/values/geo-point';
import { Button } from '#blocks/ui/button';
import { TextField } from '#blocks/ui/text-field';
import { Text } from '#blocks/ui/text';
import { useLookup } from '../engine/use-lookup';
import { clearField } from '../address/offer-addresses';
import { ClearButton } from '../phone/clear-button';
import { offerPlaces } from './offer-places';
import { SALON_TEXTS, toNearTitle } from './salon-texts';
import styles from './salons.module.css';

/** A place that salons are near to. */
export interface NamedPlace {
  /** What stands over the salons that are near to it. */
  title: string;
  point: GeoPoint;
}

interface PlaceSearchProps {
  id: string;
  onText: (text: string) => void;
  onPlace: (place: NamedPlace) => void;
}

/** Where the visitor would like the salon to be: typed, picked from suggestions, or where they are. Scripts only. */
export function PlaceSearch({ id, onText, onPlace }: PlaceSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const ask = useLookup('places');
  const [isEmpty, setEmpty] = useState(true);
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (input.current === null) return undefined;
    return offerPlaces(input.current, {
      ask,
      onText(text) {
        setEmpty(text === '');
        setStatus('');
        onText(text);
      },
      onPick(place) {
        setEmpty(false);
        onPlace({ title: toNearTitle(place.name), point: place.point });
      },
      onFailure: () => setStatus(SALON_TEXTS.failed),
    });
  }, [ask, onText, onPlace]);

  const showHere = (point: GeoPoint) => {
    clearField(input.current);
    onPlace({ title: SALON_TEXTS.hereTitle, point });
  };
  return (
    <div className={styles.search}>
      <TextField
        id={`${id}-search`}
        name="place"
        label={SALON_TEXTS.search}
        hint={SALON_TEXTS.searchHint}
        inputRef={input}
        autoComplete="off"
        enterKeyHint="search"
        after={
          isEmpty ? undefined : (
            <ClearButton onClick={() => clearField(input.current)} label={SALON_TEXTS.clear} />
          )
        }
      />
      <HereButton onHere={showHere} onStatus={setStatus} />
      <output className={styles.status}>{status !== '' && <Text look="small">{status}</Text>}</output>
    </div>
  );
}

interface HereButtonProps {
  onHere: (point: GeoPoint) => void;
  onStatus: (status: string) => void;
}

const PATIENCE_MS = 10_000;
const FRESH_MS = 300_000;

/** Asks the browser where the visitor is: only when it is pressed, and what it says stays in the page. */
function HereButton({ onHere, onStatus }: HereButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const finish = (status: string) => {
    setAsking(false);
    onStatus(status);
  };
  const askWhere = () => {
    // Without a safe connection browsers have no such thing.
    if (!('geolocation' in navigator)) return finish(SALON_TEXTS.refusedHere);
    setAsking(true);
    onStatus(SALON_TEXTS.asking);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        onHere({ latitude, longitude });
        finish('');
      },
      () => finish(SALON_TEXTS.refusedHere),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  };
  return (
    <Button variant="secondary" size="m" icon="pin" busy={isAsking} onClick={askWhere}>
      {SALON_TEXTS.here}
    </Button>
  );
}
