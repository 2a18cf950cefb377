import * as z from 'zod';

/** `connectionType`: an option's variation; a pack has none. */
export const orderParameter = z.object({
  billingId: z.string(),
  connectionType: z.enum(['ms', 'ext']).optional(),
});
export type OrderParameter = z.output<typeof orderParameter>;
