import type { Transport } from '#cms/gateway/transport';
import { doInTurn } from '#cms/do-in-turn';
import type { Sandbox } from '#fixtures/sandbox/sandbox';

/**
 * The sandbox of this process as the operator. No network stands between: asked for hundreds of answers at once, as by the
 * check of all content, it would keep every visitor waiting until the last of them (1.3 s before this).
 */
export function createSandboxTransport(sandbox: Pick<Sandbox, 'handle'>): Transport {
  return (request) => doInTurn(() => sandbox.handle(request));
}
