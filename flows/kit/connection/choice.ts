import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import { CONNECTION_TEXTS } from './connection-texts';

/** The choice of one product of several: at once with scripts, a post without them. The browser imports only types. */

export const chooseInput = z.object({ productId: limitedText(100, { missing: CONNECTION_TEXTS.noChoice }) });

/** The local event of the engine, as an action brings it. */
export const chosen = z.object({ type: z.literal('CHOOSE'), choice: z.string() });
