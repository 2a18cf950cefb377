import { readSpaceFrame } from './space-frame';

/**
 * Starts Builder.io's editing, in its frame only: anywhere else its code is not even fetched, and nobody is asked.
 */
if (readSpaceFrame(window) !== null) {
  void import('./mount-editing').then(({ mountEditing }) => mountEditing());
}
