import { memo, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getView, loadViews } from '#app/catalog';
import type { Part } from './part';
import { BlockBoundary } from './block-boundary';
import { StaticHtmlView } from './static-html-view';

type Island = Extract<Part, { kind: 'island' }>;

/** How far below the screen a block begins to load. */
const NEAR = '300px';

/** A block whose code comes when it is near the screen; a React root of its own, so nothing else waits for it. */
export const IslandView = memo(function IslandView({ part }: { part: Island }) {
  const element = useRef<HTMLDivElement>(null);
  const { key, type, props, data, hash } = part;
  useEffect(() => {
    const container = element.current?.querySelector(':scope > .island');
    return container ? hydrateWhenNear(container, { key, type, props, data }) : undefined;
  }, [key, type, props, data]);
  return <StaticHtmlView hash={hash} block={type} elementRef={element} />;
});

/** Gives the function that stops watching and unmounts. */
function hydrateWhenNear(
  container: Element,
  { key, type, props, data }: Omit<Island, 'kind' | 'hash'>,
): () => void {
  let root: ReturnType<typeof hydrateRoot> | null = null;
  let isGone = false;
  const hydrate = async () => {
    await loadViews([type]);
    const View = getView(type);
    if (isGone || View === null) return;
    const view = (
      <BlockBoundary type={type} id={key}>
        <View id={key} props={props} data={data} />
      </BlockBoundary>
    );
    root = hydrateRoot(container, view, { identifierPrefix: `${key}-` });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // Without its code the block stays what it was: readable HTML.
      hydrate().catch((error: unknown) => reportError(error));
    },
    { rootMargin: NEAR },
  );
  observer.observe(container);
  return () => {
    isGone = true;
    observer.disconnect();
    // React forbids unmounting a root while another one renders.
    setTimeout(() => root?.unmount());
  };
}
