import { useEffect, type ComponentType } from 'react';
import { KEPT, readItem, type ItemProps } from '#cms/composing/composer-item';
import { useTexts } from '../texts/use-texts';
import { toRenderText, useComposer, useShownItem } from './composer-context';
import { KeptCard } from './kept-card';
import type { RenderedItem } from './render-request';
import { summarise } from './summarise';

/** What Puck gives for a slot field. */
export type CanvasSlot = ComponentType<{ minEmptyHeight?: number }>;

declare module 'react' {
  // React 18 passes it on, but its types lack it. The attribute counts by being there.
  interface HTMLAttributes<T> {
    inert?: '';
  }
}

interface CanvasBlockProps {
  type: string;
  item: ItemProps;
  slot: CanvasSlot | undefined;
}

/** A block on the canvas: what the server renders for it, and nothing that could be clicked, sent or followed. */
export function CanvasBlock({ type, item, slot: Slot }: CanvasBlockProps) {
  if (type === KEPT) return <KeptCard item={item} />;
  return Slot === undefined ? (
    <Rendered type={type} item={item} />
  ) : (
    <Container type={type} item={item} slot={Slot} />
  );
}

/** Tells the store what is wanted for as long as the block stands on the canvas. */
function useWanted(item: ItemProps): void {
  const { renders } = useComposer();
  const text = toRenderText(item);
  const { id } = item;
  useEffect(() => renders.want(id, text), [renders, id, text]);
  useEffect(() => () => renders.drop(id), [renders, id]);
}

function Rendered({ type, item }: Omit<CanvasBlockProps, 'slot'>) {
  useWanted(item);
  const { exact, html } = useShownItem(item);
  const { blocks } = useComposer();
  const label = blocks.get(type)?.label ?? type;
  const isStale = exact === null || exact.html === null;
  return (
    <div className="composer-block" data-state={toState(exact)} data-name={label}>
      <Marks item={exact} label={label} />
      {html === null && exact === null && <Skeleton label={label} />}
      {html !== null && (
        <div
          className="composer-html"
          data-stale={isStale ? '' : undefined}
          inert=""
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
      {html === '' && <p className="composer-empty">{label}</p>}
    </div>
  );
}

function Container({ type, item, slot: Slot }: CanvasBlockProps & { slot: CanvasSlot }) {
  useWanted(item);
  const { exact } = useShownItem(item);
  const { blocks } = useComposer();
  const block = blocks.get(type);
  const summary = summarise(readItem(item).props, block?.fields ?? []);
  return (
    <div className="composer-container" data-state={toState(exact)} data-name={block?.label ?? type}>
      <Marks item={exact} label={block?.label ?? type} />
      <p className="composer-container-label">
        <strong>{block?.label ?? type}</strong>
        {summary !== '' && <span>{summary}</span>}
      </p>
      <Slot minEmptyHeight={96} />
    </div>
  );
}

function toState(item: RenderedItem | null): string | undefined {
  if (item === null) return undefined;
  if (item.issues.length > 0 || item.html === null) return 'invalid';
  if (item.faults.length > 0) return 'faulty';
  return item.isShown ? undefined : 'hidden';
}

/** What an editor has to know of a block before looking at it. */
function Marks({ item, label }: { item: RenderedItem | null; label: string }) {
  const t = useTexts('composer');
  if (item === null) return null;
  const isBroken = item.issues.length > 0 || item.html === null;
  return (
    <>
      {isBroken && (
        <div className="composer-note" data-kind="error">
          <strong>{t('invalidBlock', { label })}</strong>
          {item.issues.slice(0, 3).map(({ pointer, path, message }) => (
            <span key={pointer}>{path === '' ? message : `${path}: ${message}`}</span>
          ))}
          {item.issues.length === 0 && <span>{item.faults[0] ?? t('cannotShow')}</span>}
        </div>
      )}
      {!isBroken && item.faults.length > 0 && (
        <div className="composer-note" data-kind="warning">
          <strong>{t('faultyBlock', { label })}</strong>
          <span>{item.faults[0]}</span>
        </div>
      )}
      {!item.isShown && (
        <div className="composer-note" data-kind="hidden">
          {t('notShownHere')}
        </div>
      )}
      {item.windowId !== null && (
        <div className="composer-note" data-kind="hidden">
          {t('opensBy', { id: item.windowId })}
        </div>
      )}
    </>
  );
}

function Skeleton({ label }: { label: string }) {
  const t = useTexts('composer');
  return (
    <div className="composer-skeleton">
      <span className="composer-hidden">{t('rendering', { label })}</span>
    </div>
  );
}
