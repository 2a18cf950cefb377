import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { Icon } from '#blocks/ui/icon';
import { listenToCloses } from '#blocks/ui/overlay-listeners';
import { lockScroll } from '#blocks/ui/overlay-page';
import motion from '#blocks/ui/overlay-motion.module.css';
import styles from '#blocks/ui/overlay.module.css';
import { Stack } from '#blocks/ui/stack';
import { ui } from '#blocks/ui/text/ru/ui';
import type { StepHeading } from '../engine/create-flow-view';
import { ErrorSummary } from '../engine/error-summary';
import { useFlow } from '../engine/flow-context';
import { useHydrated } from '../engine/use-hydrated';

interface FlowPopupProps {
  /** Unique on the page. */
  id: string;
  title: string;
  heading: StepHeading;
  /** The machine's local event that closes it. */
  close: string;
  children: ReactNode;
}

/**
 * A step as a window over the flow's other steps; without scripts a plain part of the page in their place. Open as
 * long as it is there: its cross, Esc and a click beside it raise the closing event, Back leaves the step anyway.
 */
export function FlowPopup(props: FlowPopupProps) {
  return useHydrated() ? <ModalPopup {...props} /> : <PlainPopup {...props} />;
}

function PlainPopup({ id, title, heading, children }: FlowPopupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Stack gap={5}>
        <Heading level={2} look="title" id={`${id}-title`} {...heading}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

function ModalPopup({ id, title, heading, close, children }: FlowPopupProps) {
  const { raise } = useFlow();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, () => raise(close));
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(styles.dialog, styles.modal, motion.dialog, motion.modal)}
    >
      <div className={classNames(styles.panel, motion.panel)} data-tone="raised">
        <div className={styles.head}>
          <Heading level={2} look="subtitle" id={`${id}-title`} className={styles.title} {...heading}>
            {title}
          </Heading>
          <button type="button" className={styles.close} aria-label={ui.close} data-overlay-close="">
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.content}>
          {/* The one above the flow is behind the window. */}
          <ErrorSummary takesFocus={false} />
          {children}
        </div>
      </div>
    </dialog>
  );
}

/** Opens the dialog over the page, and gives the focus back when it is gone. */
function useModal(ref: RefObject<HTMLDialogElement>, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const opener = document.activeElement;
    const unlock = lockScroll();
    const ended = new AbortController();
    const end = () => latest.current();
    open(dialog);
    listenToCloses(dialog, { open: () => undefined, close: end }, ended.signal);
    // A browser may close it all the same: a second Esc in a row cannot be prevented.
    dialog.addEventListener('close', end, { signal: ended.signal });
    return () => {
      ended.abort();
      unlock();
      if (dialog.open) close(dialog);
      // After the engine, which puts the focus on the heading of the step that comes.
      requestAnimationFrame(() => {
        if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
      });
    };
  }, [ref]);
}

/** Browsers before `showModal` show it over the page as well, but leave the page behind it within reach. */
function open(dialog: HTMLDialogElement): void {
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as HTMLElement).setAttribute('open', '');
}

function close(dialog: HTMLDialogElement): void {
  if ('close' in dialog) dialog.close();
}
