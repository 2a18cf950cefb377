import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { rewriteJson } from '#cms/composing/rewrite-json';
import type { StandingState } from '../../composer/save-answer';
import { createDraftKeeper, type LocalCopy } from '../../composer/saving/draft-keeper';
import { keepLocalCopy, readLocalCopy } from '../../composer/saving/local-copy';
import { useLeaving } from '../../composer/use-leaving';
import type { DocumentFinding } from './finding';
import { sendDocument } from './send-document';

interface Opened {
  id: string;
  standing: StandingState;
  findings: readonly DocumentFinding[];
}

/** A document under an editor's hands: its value, its draft on the way to the server, what is wrong with it. */
export function useDocument({ id, standing, findings: first }: Opened) {
  const [value, setValue] = useState<unknown>(() => JSON.parse(standing.body));
  const [findings, setFindings] = useState(first);
  const [lost, setLost] = useState<LocalCopy | null>(null);
  const keeper = useMemo(
    () =>
      createDraftKeeper({
        standing,
        now: Date.now,
        keepCopy: (copy) => keepLocalCopy(id, copy),
        send: (change) => sendDocument(id, change, setFindings),
      }),
    // The keeper lives as long as the screen: what stands changes under it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [id],
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  useLeaving(keeper);
  useEffect(() => {
    const copy = readLocalCopy(id);
    // The browser's own store is read once it is there.
    // oxlint-disable-next-line react/set-state-in-effect
    if (copy !== null && copy.body !== standing.body) setLost(copy);
  }, [id, standing.body]);
  useEffect(() => () => keeper.stop(), [keeper]);

  const text = useRef(standing.body);
  const change = (next: unknown) => {
    setValue(next);
    // What is not edited keeps its bytes: also of what this build does not know.
    text.current = rewriteJson(text.current, next);
    keeper.change(text.current);
  };
  return {
    value,
    findings,
    state,
    change,
    lost,
    saveMine: () => void keeper.overwrite(),
    takeTheirs(theirs: StandingState) {
      keeper.adopt(theirs);
      text.current = theirs.body;
      setValue(JSON.parse(theirs.body));
    },
    restore(copy: LocalCopy) {
      change(JSON.parse(copy.body));
      setLost(null);
    },
    forget() {
      keepLocalCopy(id, null);
      setLost(null);
    },
  };
}

export type EditedDocument = ReturnType<typeof useDocument>;
