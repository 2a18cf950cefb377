import { isUnknownType } from './component-names';
import type { RawComponent, Walk } from './walk';

/** Does the component only report what cannot be shown? */
export function isFinding({ type }: RawComponent): boolean {
  return isUnknownType(type);
}

/** Is it words that may be joined with the words beside them? */
export function isPlainText(component: RawComponent, { shared }: Walk): boolean {
  return isFinding(component) || shared.joinable.has(component);
}
