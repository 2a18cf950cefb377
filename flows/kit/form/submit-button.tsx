import type { ReactNode } from 'react';
import { Button } from '#blocks/ui/button';
import { Row } from '#blocks/ui/stack';
import styles from './form.module.css';

interface SubmitButtonProps {
  /** Prefix of ids. */
  id: string;
  children: string;
  /** Another button, beside it. */
  beside?: ReactNode;
  /** What is still in the way; empty when nothing is, and without scripts. */
  obstacles: string;
  isBlocked: boolean;
  isBusy: boolean;
  /** What a screen reader is told when it was pressed in vain. */
  told: string;
  name?: string | undefined;
  value?: string | undefined;
}

/**
 * Sends the form, or goes on to its next page. While something is in the way it says what, and stays reachable
 * (FORM-216): pressed then, it leads to the first field that wants something.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { id, children, beside, obstacles, isBlocked, isBusy, told, ...submit } = props;
  const hintId = `${id}-submit-hint`;
  return (
    <div>
      <Row>
        <Button
          {...submit}
          type="submit"
          wide="phone"
          busy={isBusy}
          aria-disabled={isBlocked || undefined}
          aria-describedby={isBlocked && obstacles !== '' ? hintId : undefined}
          className={isBlocked ? styles.blocked : undefined}
        >
          {children}
        </Button>
        {beside}
      </Row>
      <p id={hintId} className={styles.obstacles}>
        {isBlocked && obstacles}
      </p>
      <output className="visually-hidden">{told}</output>
    </div>
  );
}
