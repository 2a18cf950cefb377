import { useCallback, useEffect } from 'react';
import { readClipboardText } from '#cms/composing/clipboard-text';
import { showToast } from '#blocks/ui/show-toast';
import { studioTexts } from '../texts/studio-texts';
import { useComposer } from './composer-context';
import { readBody } from './read-body';
import { useCommands } from './use-commands';

/** The same function each time: what is made with it is made once. */
const t = studioTexts('composer');

/** Puts the clipboard's blocks on the page: of a text that was pasted, or of what the browser lets us read. */
export function usePaste(): (text?: string) => Promise<void> {
  const { page } = useComposer();
  const { paste } = useCommands();
  return useCallback(
    async (text) => {
      const components = readClipboardText(text ?? (await readClipboard()));
      if (components === null) {
        if (text === undefined) showToast(t('nothingToPaste'));
        return;
      }
      const data = await readBody(page.id, `{"components":[${components.join(',')}]}`);
      if (data === null) showToast(t('cannotPaste'));
      else paste(data.content);
    },
    [page.id, paste],
  );
}

/** Empty where the browser shows nobody its clipboard. */
async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return '';
  }
}

/** Ctrl+V anywhere but where somebody types. */
export function usePasteKey(): void {
  const paste = usePaste();
  const { page } = useComposer();
  useEffect(() => {
    if (!page.canEdit) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isTyping || readClipboardText(text) === null) return;
      event.preventDefault();
      void paste(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [paste, page.canEdit]);
}
