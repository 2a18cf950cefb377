import { useState, type FocusEvent } from 'react';

/** An error that pushes the page down under a pressed mouse button would make the click miss: it waits for the release. */
const LEAVE_MS = 150;

/**
 * Was a field left unfinished? True from then on until it is finished. A visitor who leaves the window, to read the
 * code in an SMS, has not left the field.
 */
export function useLeftUnfinished(isUnfinished: boolean): {
  isLeftUnfinished: boolean;
  noteLeave: (event: FocusEvent<HTMLElement>) => void;
} {
  const [isLeft, setLeft] = useState(false);
  if (isLeft && !isUnfinished) setLeft(false);
  const noteLeave = ({ currentTarget: field }: FocusEvent<HTMLElement>) => {
    setTimeout(() => setLeft(!field.contains(document.activeElement)), LEAVE_MS);
  };
  return { isLeftUnfinished: isLeft && isUnfinished, noteLeave };
}
