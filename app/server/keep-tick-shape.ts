import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of the objects that Node makes for each `process.nextTick`, for as long as the process runs. An answer
 * needs about ten of them. When the collector runs while none is alive, V8 forgets their shape, and from then on makes
 * each the slow way: ten times the work (docs/decisions/0085). To be called before anything else.
 */
export function keepTickShape(): void {
  // Inside a tick, the current resource is that tick's own object.
  process.nextTick(() => kept.push(executionAsyncResource()));
}
