import { loadScript } from '#blocks/ui/load-script';

/** The tag manager finds the page's events in the data layer, earlier ones too (ANLT-402). */
export function startTagManager(src: string): void {
  // Its own mark of the beginning, which is no event of the site.
  const layer: object[] = (window.dataLayer ??= []);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(src);
}
