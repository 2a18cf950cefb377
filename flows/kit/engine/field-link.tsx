import type { MouseEvent, ReactNode } from 'react';

interface FieldLinkProps {
  /** The id of the field. */
  field: string;
  children: ReactNode;
}

/**
 * Leads to a field. With scripts by hand: in a window the address names the window, and another address would close it.
 */
export function FieldLink({ field, children }: FieldLinkProps) {
  const follow = (event: MouseEvent) => {
    const target = document.getElementById(field);
    if (target === null) return;
    event.preventDefault();
    const control = target.matches(CONTROLS) ? target : target.querySelector<HTMLElement>(CONTROLS);
    (control ?? target).focus();
  };
  return (
    <a href={`#${field}`} onClick={follow}>
      {children}
    </a>
  );
}

const CONTROLS = 'input, select, textarea, button, [tabindex]';
