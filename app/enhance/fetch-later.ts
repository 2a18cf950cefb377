/** Of the page's script: the modules that it will ask for (`PageScripts.later`), with spaces between. */
export const LATER_ATTRIBUTE = 'data-later';

/**
 * Begins to fetch what the page's script will ask for, all at once. Not before the page can be seen: until then its
 * styles, fonts and pictures have the line to themselves.
 */
export function fetchLater(): void {
  const script = document.querySelector<HTMLScriptElement>(`script[${LATER_ATTRIBUTE}]`);
  for (const href of (script?.getAttribute(LATER_ATTRIBUTE) ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.nonce = script?.nonce ?? '';
    document.head.append(link);
  }
}
