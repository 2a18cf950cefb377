import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** For tests with a DOM: the element as the server renders it, inside a `<div>`. */
export function renderHtml(element: ReactElement): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(element);
  return host;
}

/** The first match; throws with the HTML when there is none. */
export function find(host: HTMLElement, selector: string): HTMLElement {
  const found = host.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector} in ${host.innerHTML}`);
  return found;
}
