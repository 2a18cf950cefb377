import { useState } from 'react';
import { ToolButton } from './tool-button';

export interface ConfirmButtonProps {
  name: string;
  value: string;
  children: string;
  /** What the second press says: «Точно отключить?» */
  question: string;
  busy?: boolean;
}

/** A form's button for what is not easily undone: it asks once more, and forgets when it is left. */
export function ConfirmButton({ children, question, busy = false, ...button }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <ToolButton
      {...button}
      type={isAsking ? 'submit' : 'button'}
      variant="ghost"
      busy={busy}
      onClick={(event) => {
        if (isAsking) return;
        event.preventDefault();
        setAsking(true);
      }}
      onBlur={() => setAsking(false)}
    >
      <span aria-live="polite">{isAsking ? question : children}</span>
    </ToolButton>
  );
}
