import { refersTo } from '../references/refers-to';
import { limitedText } from './limited-text';

/** The id of a window: `#connect` in an address opens the window `connect`. */
export const windowId = () => limitedText(100).regex(/^[A-Za-z][\w-]*$/);

/** The id that a block gives to its own window: others of the page may open it. */
export const ownWindowId = () => windowId().meta({ names: 'window' });

/** The id of a window that stands elsewhere, on the page or in its layout. */
export const windowToOpen = () => refersTo('window', windowId());
