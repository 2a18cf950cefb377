import { useHydrated } from '../engine/use-hydrated';
import { readUtm } from './visit-utm';

/** In a form: the utm marks of the visit go with the order (CONN-119). Without scripts the address keeps them alone. */
export function UtmFields() {
  if (!useHydrated()) return null;
  return (
    <>
      {readUtm().map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
