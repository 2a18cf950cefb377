/**
 * What has happened to the money when a step that spends it brought no answer. It may have been done; a repeat is
 * answered with what was done first (`once: 'step'`), so nothing is ever charged twice.
 */
export const MAYBE_CHARGED = 'Запрос мог дойти. Если нажать ещё раз, деньги второй раз не спишутся.';
