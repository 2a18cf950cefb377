import { useEffect, useRef, useState } from 'react';

/**
 * A text that is typed here and kept elsewhere. Puck takes a change over a moment later; without a state of its own an
 * input would lose the caret. What comes from outside (an undo) wins.
 */
export function useOwnText(text: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [own, setOwn] = useState(text);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const at = sent.current.indexOf(text);
    if (at !== -1) {
      // Our own change has arrived, and those before it are past.
      sent.current = sent.current.slice(at);
      return;
    }
    sent.current = [];
    setOwn(text);
  }, [text]);
  const change = (next: string) => {
    sent.current.push(next);
    setOwn(next);
    onChange(next);
  };
  return [own, change];
}
