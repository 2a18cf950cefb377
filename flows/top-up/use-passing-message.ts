import { useEffect, type FocusEvent } from 'react';
import { useFlow } from '../kit/engine/flow-context';
import type { FlowState } from '../kit/engine/flow-state';

/**
 * PAY-110: the form's own message goes once an input is focused; errors at fields stay until they are mended. The
 * message stands above the step, where the engine has put it. It leaves its place empty: a form that jumped up under
 * the finger would miss its own click. Gives the handler for the form.
 */
export function usePassingMessage(): (event: FocusEvent<HTMLElement>) => void {
  const { state } = useFlow();
  const isFormMessage = state.errors?.[''] !== undefined;
  // The same message again is a message again.
  useEffect(() => setHidden(state, false), [state]);
  return ({ target }) => {
    if (isFormMessage && target instanceof HTMLInputElement) setHidden(state, true);
  };
}

function setHidden({ instance }: FlowState, isHidden: boolean): void {
  const message = document.getElementById(instance)?.querySelector<HTMLElement>('[data-error-summary]');
  if (message) message.style.visibility = isHidden ? 'hidden' : '';
}
