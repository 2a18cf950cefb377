import type { Transport } from '#cms/gateway/transport';
import { doInTurn } from '#cms/do-in-turn';
import type { Sandbox } from '#fixtures/sandbox/sandbox';

/**
 * Sends calls to the sandbox in this process. There is no network that would make pauses between its answers: hundreds of
 * them, for the check of all content, kept every visitor waiting for up to 1.3 s. So each answer takes its turn.
 */
export function createSandboxTransport(sandbox: Pick<Sandbox, 'handle'>): Transport {
  return (request) => doInTurn(() => sandbox.handle(request));
}
