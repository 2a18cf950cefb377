import type { FlowPlace } from './flow-place';

/**
 * Without scripts the browser itself leads to what a post has come to: the address ends with the id of that element,
 * which takes the focus. Inside a window the address names the window, which has to be opened.
 */
export const toAnswerId = (instance: string) => `${instance}-answer`;

/** The hash that a flow's forms post to. */
export function toAnswerHash({ instance, windowId }: FlowPlace): string {
  return `#${windowId ?? toAnswerId(instance)}`;
}
