import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { flowViews } from 'virtual:flow-views';
import { FlowRoot, toFlowIdPrefix, type FlowRootData } from '#app/page/flow-root';
import { reportFault } from '#app/report-fault';
import { DATA_ATTRIBUTE, READY_ATTRIBUTE, ROOT_ATTRIBUTE } from './flow-attributes';
import { keepTyped } from './keep-typed';

/** Gives a flow's HTML to React. Rejects when the code of its view cannot be fetched. */
export async function hydrateFlow(root: HTMLElement): Promise<void> {
  const type = root.getAttribute(ROOT_ATTRIBUTE) ?? '';
  const load = flowViews[type];
  if (load === undefined) throw new Error(`this build has no view of the flow "${type}"`);
  const { default: view } = await load();
  // The server's own JSON (`renderFlow`).
  const { props, place } = JSON.parse(root.getAttribute(DATA_ATTRIBUTE) ?? '') as FlowRootData;
  const giveBack = keepTyped(root);
  const onReady = () => {
    giveBack();
    queueMicrotask(() => {
      repeatFocus(root);
      root.setAttribute(READY_ATTRIBUTE, '');
      document.documentElement.removeAttribute('data-restoring');
    });
  };
  // A transition: React gives the processor back every few milliseconds, so that a tap meanwhile is answered at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <FlowRoot view={view} props={props} place={place} onReady={onReady} onFault={reportFault} />,
      {
        identifierPrefix: toFlowIdPrefix(place),
      },
    );
  });
}

/** A field that had the focus before React came: its focus is told again. */
function repeatFocus(root: HTMLElement): void {
  const focused = document.activeElement;
  if (root.contains(focused)) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
