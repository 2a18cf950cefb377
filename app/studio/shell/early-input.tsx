import { useContext } from 'react';
import { NonceContext } from '#app/nonce-context';
import { useCommitEffect } from '#flows/kit/engine/use-commit-effect';
import { rememberTouched } from './retype';

declare global {
  interface Window {
    /** Gives what was typed into or pressed since the document came, with the last event of each; notes no more. */
    takeEarlyInput?: () => ReadonlyMap<EventTarget, Event>;
  }
}

const NOTE_INPUT =
  '{const touched=new Map,note=(event)=>touched.set(event.target,event),' +
  "press=(event)=>{const button=event.target.closest('button[type=button]');if(button)touched.set(button,event)};" +
  "addEventListener('input',note,true);addEventListener('click',press,true);" +
  "window.takeEarlyInput=()=>(removeEventListener('input',note,true),removeEventListener('click',press,true),touched)}";

/**
 * Fields and buttons come with the document, React later: it leaves what was typed meanwhile in its place, knows nothing
 * of it, and would write over it with the next render; a press it never hears of. So both are noted, and done once more,
 * in their order, when React is there; a button that was pressed again and again is pressed once. Buttons that send a
 * form need no script. Stands before all fields of the document.
 */
export function EarlyInput() {
  const nonce = useContext(NonceContext);
  useCommitEffect(() => {
    const touched = window.takeEarlyInput?.();
    delete window.takeEarlyInput;
    if (touched !== undefined) void doAgain([...touched].filter(isUnheard).map(([control]) => control));
  }, []);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: NOTE_INPUT }} />;
}

/** A press on its way right now has made React hydrate at once, and reaches it next. */
function isUnheard([, event]: readonly [EventTarget, Event]): boolean {
  return event.type !== 'click' || event.eventPhase === Event.NONE;
}

async function doAgain(touched: readonly EventTarget[]): Promise<void> {
  // React writes over the others when it renders the first.
  for (const again of touched.map(rememberTouched)) {
    // Each change is made from the value that the one before has left: React renders in between.
    await Promise.resolve();
    again();
  }
}
