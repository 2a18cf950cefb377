import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { FlowContext, type FlowContextValue } from '../engine/flow-context';
import type { FlowState } from '../engine/flow-state';

/** For tests of the kit's parts: shows one inside a flow that posts nowhere and tells what it was asked to post. */

type Given = Partial<Pick<FlowState, 'turn' | 'values' | 'errors'>>;

export interface MountedFlow {
  element: HTMLElement;
  /** What each post would have carried. */
  posts: Record<string, string>[];
  /** The answer to a post, or a step back. */
  show: (part: ReactElement, given?: Given) => void;
  type: (field: HTMLInputElement, text: string) => void;
  leave: () => void;
}

export function mountInFlow(part: ReactElement, given: Given = {}): MountedFlow {
  const element = document.createElement('main');
  document.body.append(element);
  const root = createRoot(element);
  const posts: Record<string, string>[] = [];
  const submit: FlowContextValue['submit'] = (form) => {
    const post: Record<string, string> = {};
    new FormData(form).forEach((value, name) => (post[name] = String(value)));
    posts.push(post);
  };
  const show: MountedFlow['show'] = (next, given) => {
    const flow = createFlow(submit, given);
    act(() => root.render(<FlowContext.Provider value={flow}>{next}</FlowContext.Provider>));
  };
  show(part, given);
  return {
    element,
    posts,
    show,
    type: (field, text) => act(() => setText(field, text)),
    leave: () => act(() => root.unmount()),
  };
}

/** What the parts of a flow find around them. */
export function createFlow(
  submit: FlowContextValue['submit'] = () => undefined,
  { turn = 0, ...rest }: Given = {},
): FlowContextValue {
  return {
    id: 'f',
    hash: '#f',
    state: { instance: 'f', snapshot: { state: 's', data: {} }, sealed: '', turn, ...rest },
    hidden: [],
    isPending: false,
    isWindowTitled: false,
    edited: new Set<string>(),
    submit,
    raise: () => undefined,
    ask: () => undefined,
  };
}

/** As a browser sets it: React's own setter would take the change for its own. */
function setText(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
