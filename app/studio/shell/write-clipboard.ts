/** False where the browser lets nothing onto the clipboard. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text of the screen. If the browser refuses, the text is selected, so that Ctrl+C copies it. */
export async function copyOrSelect(text: string, elementId: string): Promise<boolean> {
  if (await writeClipboard(text)) return true;
  const shown = document.getElementById(elementId);
  if (shown instanceof HTMLInputElement) {
    shown.focus();
    shown.select();
  } else if (shown !== null) {
    getSelection()?.selectAllChildren(shown);
  }
  return false;
}
