import { createInstance } from 'i18next';
import { RESOURCES } from './resources';
import type { TextKey, TextParams } from './resources';

const instance = createInstance();

// Everything is at hand, so the instance is ready when this module is: no request waits for it on the server.
void instance.init({
  lng: 'ru',
  fallbackLng: false,
  ns: Object.keys(RESOURCES),
  resources: { ru: RESOURCES },
  initAsync: false,
  interpolation: { escapeValue: false },
});

/**
 * The text of a key: `t('ui:close')`, `t('units:days', { count: 5 })`. TypeScript checks keys and parameters.
 * React escapes what it renders, so parameters are not escaped here. It brings i18next with it: a view that
 * runs in the browser takes its words as props, or from `ru/*` itself.
 */
export function t<Key extends TextKey>(key: Key, ...[params]: TextParams<Key>): string {
  return instance.t(key, { ...params });
}
