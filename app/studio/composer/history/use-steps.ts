import { useGetPuck } from '@puckeditor/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { ComposerData } from '#cms/composing/composer-item';
import { findItem, listItems } from '#cms/composing/item-tree';
import { studioTexts } from '../../texts/studio-texts';
import { useComposer } from '../composer-context';
import { toComposerData, toPuckData, useCommands } from '../use-commands';
import { hasOwnUndo } from './page-text-control';

/** The same function each time: what is made with it is made once. */
const t = studioTexts('composer');

type Step = 'undo' | 'redo';

/** The root of the ids of the two buttons. */
export const toStepId = (step: Step) => `composer-${step}`;

/** Which of both there is to do, for the buttons. */
export function useHistoryState() {
  const { history } = useComposer();
  return useSyncExternalStore(history.subscribe, history.read, history.read);
}

/** Takes the last step back, and does the next one again; both are said aloud. */
export function useSteps(): Readonly<Record<Step, () => void>> {
  const getPuck = useGetPuck();
  const { history, announce } = useComposer();
  const { select } = useCommands();
  return useMemo(() => {
    const show = (step: Step, data: ComposerData | null) => {
      if (data === null) return;
      const { appState, selectedItem, dispatch } = getPuck();
      const chosen = toChosen(data, toComposerData(appState.data), selectedItem?.props.id ?? null);
      dispatch({ type: 'setData', recordHistory: false, data: () => toPuckData(data) });
      select(chosen);
      keepFocus([`outline-${chosen ?? ''}`, toStepId(step)]);
      announce(t(step === 'undo' ? 'undone' : 'redone'));
    };
    // Fields show it before the next key comes: what is typed then goes on from it.
    return {
      undo: () => flushSync(() => show('undo', history.back())),
      redo: () => flushSync(() => show('redo', history.forward())),
    };
  }, [getPuck, history, announce, select]);
}

/** What was chosen stays so; where it is gone, or nothing was, what the step has brought back is. */
function toChosen(next: ComposerData, before: ComposerData, chosen: string | null): string | null {
  if (chosen !== null && findItem(next, chosen) !== null) return chosen;
  const brought = listItems(next.content).find(({ props }) => findItem(before, props.id) === null);
  return brought?.props.id ?? null;
}

/** A step may take away what has the focus: then it goes to the first of these that is there. */
function keepFocus(ids: readonly string[]): void {
  if (document.activeElement === document.body) return;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    ids
      .map((id) => document.getElementById(id))
      .find((element) => element !== null)
      ?.focus();
  });
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y in a document of the composer, in place of Puck's own. */
export function useStepKeys(tree: Document | undefined): void {
  const steps = useSteps();
  useEffect(() => {
    if (tree === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = toStep(event);
      if (step === null) return;
      // Puck listens as well, and its history is not the one that counts.
      event.stopImmediatePropagation();
      const [target] = event.composedPath();
      // An element of the canvas is none of this window's.
      const isElement = target !== undefined && 'closest' in target;
      if (event.altKey || (isElement && hasOwnUndo(target as Element))) return;
      event.preventDefault();
      steps[step]();
    };
    tree.addEventListener('keydown', onKeyDown, true);
    return () => tree.removeEventListener('keydown', onKeyDown, true);
  }, [tree, steps]);
}

/** By the place of the key: in a Russian layout it writes another letter. */
function toStep({ code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Step | null {
  if (!ctrlKey && !metaKey) return null;
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
  return code === 'KeyY' && !shiftKey ? 'redo' : null;
}
