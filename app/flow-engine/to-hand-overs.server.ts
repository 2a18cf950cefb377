import type { SiteContext } from '#app/context';
import { clearHandOver, readHandOver, writeHandOver, writeWaiting } from './hand-over.server';
import type { FlowAnswer, PlacedFlow } from './placed-flow';
import { toBinding } from './run-flow.server';
import type { Visitor } from './visitor.server';

/** What is handed to other pages, and back to this one; what this flow has begun with has served. */
export function toHandOvers(
  flow: PlacedFlow,
  { handOver, waiting }: FlowAnswer,
  cookies: string | null,
  { id: visitor }: Visitor,
  { site: { env, flows } }: SiteContext,
): (string | null)[] {
  const holder = { secrets: env.SESSION_SECRETS, visitor, secure: env.PUBLIC_SCHEME === 'https' };
  const { path, windowId } = flow;
  const type = flow.definition.type;
  const begun = readHandOver(cookies, path, holder, { sealer: flows.sealer, now: Date.now() });
  if (handOver === undefined)
    return begun?.flow === type && waiting === undefined ? [clearHandOver(path, holder)] : [];
  const { path: to, flow: of, values, note, back } = handOver;
  const own = back && { title: back.title, href: path + (windowId ? `#${windowId}` : '') };
  // A payment that is tried again still leads back to what has waited for it.
  const kept = to === path ? begun?.back : undefined;
  const given = { flow: of, values: { ...values }, note, back: own ?? kept };
  return [
    writeHandOver(to, given, holder),
    waiting === undefined ? null : writeWaiting(toBinding(flow, visitor), waiting, holder),
  ];
}
