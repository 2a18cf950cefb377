import { useEffect, useRef, useState } from 'react';
import { useHistoryState } from './history/use-steps';

/**
 * A text that is typed here and kept elsewhere. Puck takes a change over a moment later; without a state of its own an
 * input would lose the caret. What comes from outside (an undo) wins.
 */
export function useOwnText(text: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const { turns } = useHistoryState();
  const [own, setOwn] = useState({ text, turns });
  const sent = useRef<string[]>([]);
  const known = useRef(turns);
  useEffect(() => {
    // A step that is taken back may lead to a text that was sent before.
    if (known.current !== turns) sent.current = [];
    known.current = turns;
    const at = sent.current.indexOf(text);
    if (at !== -1) {
      // Our own change has arrived, and those before it are past.
      sent.current = sent.current.slice(at);
      return;
    }
    sent.current = [];
    setOwn({ text, turns });
  }, [text, turns]);
  const change = (next: string) => {
    sent.current.push(next);
    setOwn({ text: next, turns });
    onChange(next);
  };
  return [own.turns === turns ? own.text : text, change];
}
