import { useState } from 'react';

/**
 * A key for the form of a new thing. It changes with each answer that says the thing was made, so that the form is
 * empty again; a refusal leaves the key, and what was typed, as they are.
 */
export function useFreshKey(made: object | undefined): number {
  const [known, setKnown] = useState(made);
  const [key, setKey] = useState(0);
  if (made !== undefined && made !== known) {
    setKnown(made);
    setKey(key + 1);
  }
  return key;
}
