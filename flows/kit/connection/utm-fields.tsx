import { useHydrated } from '../engine/use-hydrated';
import { UTM_NAMES } from './utm-names';

/** In a form: the utm marks of the visit go with the order (CONN-119). Without scripts the address keeps them alone. */
export function UtmFields() {
  if (!useHydrated()) return null;
  const query = new URLSearchParams(location.search);
  return (
    <>
      {UTM_NAMES.map((name) => {
        const value = query.get(name);
        return value !== null && <input key={name} type="hidden" name={name} value={value} />;
      })}
    </>
  );
}
