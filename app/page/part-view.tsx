import { createElement, memo, useContext, useState, type ReactNode } from 'react';
import { getView } from '#app/catalog';
import { BlockBoundary } from './block-boundary';
import type { Part } from './part';
import { DROPPED_ATTRIBUTE, RenderGuardContext } from './render-guard';
import { StaticHtmlView } from './static-html-view';

type Live = Extract<Part, { kind: 'live' }>;

/** One block of the page. Memoised: router updates re-render the page, and no block has business with them. */
export const PartView = memo(function PartView({ part }: { part: Part }) {
  if (part.kind === 'static') return <StaticHtmlView hash={part.hash} />;
  return <LiveView part={part} />;
});

function LiveView({ part }: { part: Live }) {
  const { key, type, props, data, jsonLd, isEnhanced, children } = part;
  const isDropped = useDropped(key);
  const View = getView(type);
  if (isDropped || View === null) return <div {...{ [DROPPED_ATTRIBUTE]: key }} hidden />;
  return (
    <div data-block={type} {...(isEnhanced && { 'data-enhance': type })}>
      <BlockBoundary type={type} id={key}>
        {createElement(View, { id: key, props, data }, toChildren(children))}
      </BlockBoundary>
      {jsonLd !== null && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />}
    </div>
  );
}

function toChildren(parts: readonly Part[]): ReactNode {
  return parts.length === 0 ? undefined : parts.map((part) => <PartView key={part.key} part={part} />);
}

/** The server decides; the browser reads its decision from the document, once, so that both render the same. */
function useDropped(key: string): boolean {
  const guard = useContext(RenderGuardContext);
  const [isDropped] = useState(() => {
    if (guard !== null) return guard.isDropped(key);
    return document.querySelector(`[${DROPPED_ATTRIBUTE}="${CSS.escape(key)}"]`) !== null;
  });
  guard?.begin(key);
  return isDropped;
}
