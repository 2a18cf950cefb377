import { hydrate, type ComponentChild, type ContainerNode } from 'preact';
import { takeOver } from './taking-over';

/** React's function, as far as flows use it: a flow is never taken away again, and makes its ids by itself. */
export function hydrateRoot(root: ContainerNode, tree: ComponentChild): void {
  takeOver(() => hydrate(tree, root));
}
