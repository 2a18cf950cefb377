import { useContext, useEffect } from 'react';
import { NonceContext } from '#app/nonce-context';
import { rememberTyped } from './retype';

declare global {
  interface Window {
    /** Gives what was typed into since the document came, and notes no more. */
    takeEarlyInput?: () => ReadonlySet<EventTarget>;
  }
}

const NOTE_INPUT =
  "{const typed=new Set,note=({target})=>typed.add(target);addEventListener('input',note,true);" +
  "window.takeEarlyInput=()=>(removeEventListener('input',note,true),typed)}";

/**
 * Fields come with the document, React later: it leaves what was typed meanwhile in its place, knows nothing of it, and
 * would write over it with the next render. So it is noted, and typed once more when React is there. Stands before all
 * fields of the document.
 */
export function EarlyInput() {
  const nonce = useContext(NonceContext);
  useEffect(() => {
    const typed = window.takeEarlyInput?.();
    delete window.takeEarlyInput;
    if (typed !== undefined) void retypeAll(typed);
  }, []);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: NOTE_INPUT }} />;
}

async function retypeAll(typed: ReadonlySet<EventTarget>): Promise<void> {
  // React writes over the others when it renders the first.
  for (const again of Array.from(typed, rememberTyped)) {
    // Each change is made from the value that the one before has left: React renders in between.
    await Promise.resolve();
    again();
  }
}
