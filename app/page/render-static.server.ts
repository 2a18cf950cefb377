import { createHash } from 'node:crypto';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A view of any block: the registry has validated the props against the view's own definition. */
export interface AnyViewProps {
  id: string;
  props: unknown;
  data: unknown;
  children?: ReactNode;
}

export interface RenderedHtml {
  html: string;
  /** Names the HTML: equal hashes, equal HTML. */
  hash: string;
}

/** Each part is rendered by itself; the prefix keeps their ids apart. */
export const toIdPrefix = (key: string) => `${key}-`;

/** HTML that React will never touch again. Throws what the view throws. */
export function renderStatic(View: ComponentType<AnyViewProps>, props: AnyViewProps): RenderedHtml {
  return named(renderToStaticMarkup(createElement(View, props), { identifierPrefix: toIdPrefix(props.id) }));
}

/** The same HTML in an element by which the browser finds what an enhancement works on. */
export function toEnhanced(type: string, { html }: RenderedHtml): RenderedHtml {
  return named(`<div data-enhance="${type}">${html}</div>`);
}

export function named(html: string): RenderedHtml {
  return { html, hash: createHash('sha1').update(html).digest('base64url').slice(0, 12) };
}

/** Ready HTML as a React child, in an element that leaves no box of its own. */
export function toChild(html: string): ReactNode {
  return createElement('div', { className: 'block-children', dangerouslySetInnerHTML: { __html: html } });
}
