import { useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '#blocks/ui/button';
import { FIELDS } from './flow-state';
import { useFlow } from './flow-context';
import { QuietButton } from './quiet-button';
import { useTypedAgain } from './use-typed-again';

interface FlowFormProps {
  /** The action of the flow's definition that it posts to. */
  action: string;
  children: ReactNode;
  className?: string | undefined;
  /** Without scripts files are posted with the form. */
  hasFiles?: boolean | undefined;
  /** What to do instead of posting it at once; gets the form and the button that was pressed. */
  onSend?: ((form: HTMLFormElement, submitter: HTMLElement | null) => void) | undefined;
  /** Fills in again what was typed, when the visitor comes back to this step. Only the forms of orders do so. */
  keepsTyped?: boolean;
}

/**
 * A real form: without scripts it posts to the page's own address, with them only the flow. The server judges what
 * was typed. The hash leads the answer to the flow, and opens the window that it stands in.
 */
export function FlowForm(props: FlowFormProps) {
  const { action, children, className, hasFiles = false, onSend, keepsTyped = false } = props;
  const { hash, submit } = useFlow();
  const form = useRef<HTMLFormElement>(null);
  useTypedAgain(form, action, keepsTyped);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    (onSend ?? submit)(event.currentTarget, findSubmitter(event));
  };
  const encType = hasFiles ? 'multipart/form-data' : undefined;
  return (
    <form
      ref={form}
      method="post"
      action={hash}
      encType={encType}
      onSubmit={onSubmit}
      className={className}
      noValidate
    >
      <HiddenFields />
      <input type="hidden" name={FIELDS.action} value={action} />
      {children}
    </form>
  );
}

interface OtherActionProps {
  action: string;
  children: ReactNode;
}

/** A button of a form that posts it to another action than the form's own: «другая картинка». */
export function OtherAction({ action, children }: OtherActionProps) {
  return (
    <QuietButton type="submit" name={FIELDS.action} value={action}>
      {children}
    </QuietButton>
  );
}

interface LocalEventProps {
  /** One of the machine's local events; after a colon what is chosen (`readLocalEvent`). */
  event: string;
  /** Quiet when left out: a way back. */
  variant?: 'primary' | 'secondary' | 'ghost';
  /** Fields that go along without scripts: what was typed, to be shown again. */
  fields?: ReactNode;
  children: ReactNode;
}

/** A step back, or another number: at once with scripts, a post without them. */
export function LocalEvent({ event, variant = 'ghost', fields, children }: LocalEventProps) {
  const { hash, raise } = useFlow();
  const button = { type: 'submit', name: FIELDS.event, value: event, children } as const;
  const onSubmit = (submitted: FormEvent) => {
    submitted.preventDefault();
    raise(event);
  };
  return (
    <form method="post" action={hash} onSubmit={onSubmit}>
      <HiddenFields />
      {fields}
      {variant === 'ghost' ? (
        <QuietButton {...button} />
      ) : (
        <Button {...button} variant={variant} wide="phone" />
      )}
    </form>
  );
}

function HiddenFields() {
  const { hidden } = useFlow();
  return (
    <>
      {hidden.map(([name, value], index) => (
        <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** The button that was pressed. Old browsers do not name it: there it is the one that has the focus. */
function findSubmitter({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>): HTMLElement | null {
  // Every submit event of a browser is one; React's type does not say so.
  const { submitter } = nativeEvent as SubmitEvent;
  if (submitter !== undefined) return submitter;
  const focused = document.activeElement;
  return focused instanceof HTMLButtonElement && focused.form === currentTarget ? focused : null;
}
