import type { RefObject } from 'react';
import { Button } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { FIELDS } from '../engine/flow-state';
import { FORM_WORDS } from './form-words';
import styles from './form.module.css';

interface FormProgressProps {
  page: number;
  pages: number;
  headingRef: RefObject<HTMLHeadingElement>;
}

/** How far the visitor is; the focus goes there when a page comes. Nothing for a form of one page. */
export function FormProgress({ page, pages, headingRef }: FormProgressProps) {
  if (pages === 1) return null;
  const text = FORM_WORDS.step(page, pages);
  return (
    <div className={styles.progress}>
      <Heading level={3} look="body" tabIndex={-1} headingRef={headingRef}>
        {text}
      </Heading>
      <progress value={page} max={pages} aria-label={text} />
    </div>
  );
}

/** Leads to the page before; without scripts by an action that keeps what was typed. */
export function BackButton({ action }: { action: string }) {
  return (
    <Button type="submit" variant="ghost" name={FIELDS.action} value={action} wide="phone">
      {FORM_WORDS.back}
    </Button>
  );
}

/** The button that Enter presses in a field: the first of a form, and those of a captcha stand before the last. */
export function EnterButton({ action }: { action: string | undefined }) {
  return (
    <button
      type="submit"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      data-enter=""
      {...(action !== undefined && { name: FIELDS.action, value: action })}
    />
  );
}
