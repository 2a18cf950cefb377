import { keepTickShape } from './keep-tick-shape';
import { makeLightRequests } from './light-request';

/**
 * The server's entry. Libraries read NODE_ENV while they load, so it is settled before any of them is imported: unset
 * means the demo run, which needs no configuration but renders like production.
 */
const given = process.env['NODE_ENV'];
process.env['NODE_ENV'] ??= 'production';

keepTickShape();
makeLightRequests();
const { serve } = await import('./serve');
await serve({ ...process.env, NODE_ENV: given });
