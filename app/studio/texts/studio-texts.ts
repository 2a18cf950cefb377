import { createInstance } from 'i18next';
import { ru } from './ru';
import type { Namespace, Translate } from './text-types';

/** One language, all at hand: ready when this module is, on the server and in the browser. */
export const i18n = createInstance();
void i18n.init({
  lng: 'ru',
  fallbackLng: false,
  ns: Object.keys(ru),
  resources: { ru },
  initAsync: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
});

/** Texts of a namespace outside of React: in loaders and actions. */
export function studioTexts<N extends Namespace>(namespace: N): Translate<N> {
  return (key, ...given) => i18n.t(key, { ns: namespace, ...given[0] });
}
