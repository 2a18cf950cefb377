import { useTranslation } from 'react-i18next';
import { i18n } from './studio-texts';
import type { Namespace, Translate } from './text-types';

/** Texts of a namespace in a view: `const t = useTexts('people')`, `t('title')`, `t('rows', { count })`. */
export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  const { t } = useTranslation(namespace, { i18n, useSuspense: false });
  return (key, ...given) => t(key, { ...given[0] });
}
