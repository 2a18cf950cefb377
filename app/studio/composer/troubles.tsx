import { useState, useSyncExternalStore } from 'react';
import { toClipboardText } from '#cms/composing/clipboard-text';
import { Button, ButtonLink } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { showToast } from '#blocks/ui/show-toast';
import { writeClipboard } from '../shell/write-clipboard';
import { useTexts } from '../texts/use-texts';
import { toClock } from './clock';
import { useComposer } from './composer-context';
import styles from './troubles.module.css';
import { readBody } from './read-body';
import type { StandingState } from './save-answer';
import type { LocalCopy } from './saving/draft-keeper';
import { keepLocalCopy } from './saving/local-copy';
import { toComposerData, useCommands, usePuck } from './use-commands';

/** What stands between the editor and a saved draft, and the ways out of it. */
export function Troubles() {
  const { keeper, renders, page, lostWork } = useComposer();
  useSyncExternalStore(renders.subscribe, renders.version);
  const { phase, rival } = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  const [copy, setCopy] = useState(lostWork);
  const t = useTexts('composer');
  return (
    <div className={styles.troubles}>
      {!page.canEdit && (
        <Notice kind="info" title={t('readOnly')}>
          {t('readOnlyText')}
        </Notice>
      )}
      {phase === 'conflict' && rival !== null && <Conflict rival={rival} />}
      {renders.isUnreachable() && phase !== 'signed-out' && (
        <Notice kind="warning">{t('canvasStands')}</Notice>
      )}
      {phase === 'gone' && (
        <Notice kind="error" title={t('goneTitle')}>
          {t('goneText')}
        </Notice>
      )}
      {phase === 'refused' && (
        <Notice kind="error" title={t('refusedTitle')}>
          {t('refusedText')}
        </Notice>
      )}
      {copy !== null && page.canEdit && <Recovery copy={copy} onDone={() => setCopy(null)} />}
    </div>
  );
}

/** Somebody else has saved: nothing of either is lost, and the editor says which goes on. */
function Conflict({ rival }: { rival: StandingState }) {
  const t = useTexts('composer');
  const { keeper, page } = useComposer();
  const { replaceAll } = useCommands();
  const data = usePuck((state) => toComposerData(state.appState.data));
  const takeTheirs = async () => {
    const theirs = await readBody(page.id, rival.body);
    if (theirs === null) return showToast(t('cannotRead'));
    const isCopied = await writeClipboard(toClipboardText(data.content));
    keeper.adopt(rival);
    replaceAll(theirs);
    showToast(t(isCopied ? 'theirsTaken' : 'theirsTakenOnly'));
  };
  const who = { name: rival.savedBy ?? '?', time: rival.savedAt === null ? '' : toClock(rival.savedAt) };
  const buttons = (
    <div className={styles.choices}>
      <ButtonLink href={`/studio/pages/${page.id}/live`} variant="secondary" newWindow>
        {t('seeTheirs')}
      </ButtonLink>
      <Button variant="secondary" onClick={() => void keeper.overwrite()}>
        {t('saveMine')}
      </Button>
      <Button variant="secondary" onClick={() => void takeTheirs()}>
        {t('takeTheirs')}
      </Button>
    </div>
  );
  return (
    <Notice kind="warning" role="alert" title={t('conflictTitle', who)} action={buttons}>
      {t('conflictText')}
    </Notice>
  );
}

/** Work that a crash has left in this browser. */
function Recovery({ copy, onDone }: { copy: LocalCopy; onDone: () => void }) {
  const t = useTexts('composer');
  const { page } = useComposer();
  const { replaceAll } = useCommands();
  const restore = async () => {
    const data = await readBody(page.id, copy.body);
    if (data === null) return showToast(t('cannotRead'));
    replaceAll(data);
    onDone();
  };
  const forget = () => {
    keepLocalCopy(page.id, null);
    onDone();
  };
  const isOlder = copy.mark !== page.standing.mark;
  const buttons = (
    <div className={styles.choices}>
      <Button variant="secondary" onClick={() => void restore()}>
        {t('restore')}
      </Button>
      <Button variant="ghost" onClick={forget}>
        {t('forget')}
      </Button>
    </div>
  );
  return (
    <Notice kind="warning" title={t('recoveryTitle', { time: toClock(copy.at) })} action={buttons}>
      {t(isOlder ? 'recoveryOlder' : 'recoveryText')}
    </Notice>
  );
}
