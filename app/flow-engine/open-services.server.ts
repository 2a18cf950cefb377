import type { DeviceLinks } from '#registry/device-links';
import type { FlowServices } from '#registry/flow-services';
import type { ContentScope } from '#cms/sources/content-source';
import { readAccountSession } from '#app/account/account-session';
import type { OrderNotes } from '#app/cart/note-order.server';
import type { SiteContext } from '#app/context';
import { findStepsRoot } from '#app/page/route-rules';
import { toAbsolute } from '#app/page/load-page.server';
import type { PhoneNotes } from './note-phones.server';
import type { FlowRuntime } from './placed-flow';
import { isTrustedAddress } from './trusted-address';
import { DEVICE_LINK_PATH } from './open-device-link.server';
import type { Visitor } from './visitor.server';

/** What the actions of one post may know and do. */
export function openServices(
  { path, scope: { region, audience }, title }: { path: string; scope: ContentScope; title: string },
  visitor: Pick<Visitor, 'id'>,
  { rememberPhone, shop }: Pick<PhoneNotes, 'rememberPhone'> & Pick<OrderNotes, 'shop'>,
  context: SiteContext,
): FlowServices {
  const { site } = context;
  return {
    region,
    audience,
    now: Date.now(),
    isTrustedAddress: (address) => isTrustedAddress(address, site.env),
    page: { title, address: toAbsolute(context)(path) },
    pins: site.flows.pins,
    openFile: (token) => site.uploads.open(token, visitor.id),
    forgetFile: (token) => site.uploads.remove(token, visitor.id),
    rememberPhone,
    shop,
    deviceLinks: toDeviceLinks(path, context),
  };
}

/** Links to the page, or to the page whose step it is. */
function toDeviceLinks(path: string, context: SiteContext): DeviceLinks {
  const { make, read, spend } = context.site.flows.deviceLinks;
  return {
    async make(name, values) {
      const { token, until } = await make({ path: findStepsRoot(path) ?? path, name }, values);
      return { address: toAbsolute(context)(`${DEVICE_LINK_PATH}${token}`), until };
    },
    read,
    spend,
  };
}

/** What the engine itself works with, whoever the visitor is. */
export function openRuntime(
  scope: ContentScope,
  cookies: string | null,
  { site, facts }: SiteContext,
): Omit<FlowRuntime, 'services' | 'visitor' | 'sender' | 'readArrival'> {
  const { sealer, memory, funnels } = site.flows;
  const accountSession = readAccountSession(cookies);
  return {
    sealer,
    memory,
    funnels,
    // Calls about the account alone carry the session (`carriesSession`).
    gateway: site.gateway(accountSession === null ? scope : { ...scope, accountSession }),
    address: facts.address,
    secret: site.env.COUNTING_SECRET,
    onFault: (fault) =>
      site.log.error({
        event: 'flow-failed',
        request: facts.id,
        error: fault instanceof Error ? fault.message : String(fault),
      }),
  };
}
