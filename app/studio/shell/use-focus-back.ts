import { useEffect, useRef, type RefObject } from 'react';

/** For the button that opens a form in its own place: whoever closes the form is back at the button. */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
