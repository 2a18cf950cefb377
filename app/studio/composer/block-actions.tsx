import { ActionBar } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts';
import { useComposer } from './composer-context';
import { PanelIcon } from './panel-icon';
import { useCommands, usePuck } from './use-commands';

interface BlockActionsProps {
  label?: string;
  parentAction: ReactNode;
  children: ReactNode;
}

/** The bar on the chosen block of the canvas. Puck's own buttons know nothing of ids and of what is said aloud. */
export function BlockActions({ label = '', parentAction }: BlockActionsProps) {
  const t = useTexts('composer');
  const { page } = useComposer();
  const id = usePuck((state) => state.selectedItem?.props.id);
  const { shift, duplicate, remove, copy } = useCommands();
  if (id === undefined) return <ActionBar label={label} />;
  return (
    <ActionBar label={label}>
      <ActionBar.Group>
        {parentAction}
        {page.canEdit && (
          <>
            <Act words={t('up', { name: label })} sign="up" onClick={() => shift(id, -1)} />
            <Act words={t('down', { name: label })} sign="down" onClick={() => shift(id, 1)} />
            <Act words={t('duplicate', { name: label })} sign="duplicate" onClick={() => duplicate(id)} />
          </>
        )}
        <Act words={t('copy', { name: label })} sign="copy" onClick={() => void copy(id)} />
        {page.canEdit && (
          <Act words={t('remove', { name: label })} sign="remove" onClick={() => remove(id)} />
        )}
      </ActionBar.Group>
    </ActionBar>
  );
}

interface ActProps {
  words: string;
  sign: 'up' | 'down' | 'duplicate' | 'copy' | 'remove';
  onClick: () => void;
}

function Act({ words, sign, onClick }: ActProps) {
  return (
    <ActionBar.Action label={words} onClick={onClick}>
      <PanelIcon name={sign} size={16} />
    </ActionBar.Action>
  );
}
