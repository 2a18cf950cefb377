import type { ComponentChildren, ComponentType } from 'preact';
import { jsx as toElement } from 'preact/jsx-runtime';
import { ControlledField, toControlledField } from './controlled-field';

export { Fragment } from 'preact/jsx-runtime';

type Props = Record<string, unknown> & { children?: ComponentChildren };

/** What JSX becomes in the scripts of visitors' pages: a field shows what its component says. */
export function jsx(type: string | ComponentType<Props>, given: Props, key?: string) {
  if (typeof type !== 'string') return toElement<Props>(type, given, key);
  const props = toAttributes(given);
  const controlled = toControlledField(type, props);
  return controlled === null ? toElement(type, props, key) : toElement(ControlledField, controlled, key);
}

/** Preact writes names as they are, and of what is false nothing at all. */
function toAttributes(given: Props): Props {
  if (!('tabIndex' in given) && !('spellCheck' in given)) return given;
  const { tabIndex, spellCheck, ...props } = given;
  // The case tells the names of a drawing's attributes apart.
  if (tabIndex !== undefined) props['tabindex'] = tabIndex;
  if (spellCheck !== undefined) props['spellCheck'] = String(spellCheck);
  return props;
}

/** Of several children: the same. @alias */
export const jsxs = jsx;
