import * as z from 'zod';
import { pageFields } from '#schemas/page';

const fields: [string, { schema: z.ZodType }][] = Object.entries(pageFields);
const shape = Object.fromEntries(fields.map(([name, { schema }]) => [name, schema.nullish()]));

/** A page's own fields as an editor fills them: every one may be missing. Components and unknown fields pass. */
export const pageSchema = z.looseObject(shape);
