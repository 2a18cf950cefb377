import { EDITING_DATA_ID, type EditingPage } from './editing-page';
import { asksForDraft, readSpaceFrame } from './space-frame';

/**
 * Starts Builder.io's editing in its frame, and shows a draft that a preview link names: anywhere else its code is not
 * even fetched, and nobody is asked.
 */
if (readSpaceFrame(window) !== null || asksForDraft(location.search, readKey())) {
  void import('./mount-editing').then(({ mountEditing }) => mountEditing());
}

function readKey(): string {
  const json = document.getElementById(EDITING_DATA_ID)?.textContent;
  if (!json) throw new Error('the page has no catalog for the editor');
  // Written by the same build (edit-page.server).
  return (JSON.parse(json) as EditingPage).apiKey;
}
