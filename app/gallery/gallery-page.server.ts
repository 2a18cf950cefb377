import { json, type TypedResponse } from '@remix-run/node';
import type { SiteContext } from '#app/context';
import { findScripts, findStyles } from '#app/page/asset-links.server';
import type { PageData } from '#app/page/page-data';
import type { Part } from '#app/page/part';
import { named } from '#app/page/render-static.server';
import type { RenderedBlocks } from '#app/page/render-blocks.server';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GalleryView, Theme } from './gallery-view';

/** What a page of the gallery has beside what every page has. */
export interface GalleryPageData extends PageData {
  theme: Theme | null;
  /** The gallery's own script; none on the page of one example, which is as a visitor gets it. */
  galleryScript: string | null;
}

/** A page under construction: parts in their order, with the HTML and the types that they need. */
export class GalleryPage {
  private readonly parts: Part[] = [];
  private readonly html = new Map<string, string>();
  private readonly types = new Set<string>();
  private readonly enhanced = new Set<string>();
  private readonly flows = new Set<string>();

  constructor(
    private readonly title: string,
    private readonly view: GalleryView,
  ) {}

  /** A part of the gallery itself. */
  addView(key: string, view: ReactElement): void {
    const { hash, html } = named(renderToStaticMarkup(view));
    this.html.set(hash, html);
    this.parts.push({ key, hash });
  }

  /** Brings the stylesheets of these blocks and flows. */
  addTypes(types: readonly string[]): void {
    for (const type of types) this.types.add(type);
  }

  addBlocks({ parts, html, types, enhanced, flows }: RenderedBlocks): void {
    this.parts.push(...parts);
    for (const [hash, markup] of html) this.html.set(hash, markup);
    for (const type of types) this.types.add(type);
    for (const type of enhanced) this.enhanced.add(type);
    for (const type of flows) this.flows.add(type);
  }

  /** The answer of the route's loader. Without assets it is a page that has only what its blocks need. */
  send(
    { documentHtml, facts }: SiteContext,
    assets: { script: string; styles: readonly string[] } | null,
  ): TypedResponse<GalleryPageData> {
    for (const [hash, markup] of this.html) documentHtml.set(hash, markup);
    const { view, parts, types, enhanced, flows } = this;
    const data: GalleryPageData = {
      head: { title: this.title, canonical: null, meta: [{ name: 'robots', content: 'noindex' }] },
      audience: view.audience ?? facts.audience,
      theme: view.theme,
      before: [],
      after: [],
      parts,
      check: null,
      galleryScript: assets?.script ?? null,
      styles: [...findStyles(types), ...(assets?.styles ?? [])],
      hasFlows: flows.size > 0,
      scripts: findScripts({ parts, enhanced, flows }),
    };
    return json(data, { headers: { 'Cache-Control': 'no-store' } });
  }
}
