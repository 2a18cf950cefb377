/**
 * Begins to fetch the modules that the page's script will ask for, all at once: they stand in its `data-later`, with
 * spaces between (`PageScripts.later`). Called when the page can be seen, so that styles, fonts and pictures came first.
 */
export function fetchLater(): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-later]');
  for (const href of (script?.dataset['later'] ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.nonce = script?.nonce ?? '';
    document.head.append(link);
  }
}
