import type { FormEvent, ReactNode } from 'react';
import { Button } from '#blocks/ui/button';
import { FIELDS } from './flow-state';
import { useFlow } from './flow-context';

interface FlowFormProps {
  /** The action of the flow's definition that it posts to. */
  action: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A real form: without scripts it posts the page, with them only the flow. The server judges what was typed. */
export function FlowForm({ action, children, className }: FlowFormProps) {
  const { url, submit } = useFlow();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Every submit event of a browser is one; React's type does not say so.
    const { submitter } = event.nativeEvent as SubmitEvent;
    submit(event.currentTarget, submitter);
  };
  return (
    <form method="post" action={url} onSubmit={onSubmit} noValidate className={className}>
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
    <Button type="submit" variant="ghost" name={FIELDS.action} value={action}>
      {children}
    </Button>
  );
}

interface LocalEventProps {
  /** One of the machine's local events. */
  event: string;
  children: ReactNode;
}

/** A step back, or another number: at once with scripts, a post without them. */
export function LocalEvent({ event, children }: LocalEventProps) {
  const { url, raise } = useFlow();
  const onSubmit = (submitted: FormEvent) => {
    submitted.preventDefault();
    raise(event);
  };
  return (
    <form method="post" action={url} onSubmit={onSubmit}>
      <HiddenFields />
      <Button type="submit" variant="ghost" name={FIELDS.event} value={event}>
        {children}
      </Button>
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
