import type { KeptOrder } from '#schemas/products/kept-order';
import type { Audience } from '#schemas/page';
import type { Region } from '#schemas/region';
import type { DeviceLinks } from './device-links';
import type { Pins } from './flow-load';

/** What the order of the shop leaves behind. */
export interface ShopServices {
  /** An order of this visitor's may come: their browser gets what it can be found by, before it is made. */
  expectOrder: () => void;
  /**
   * Keeps an order for its visitor to look at, and takes what was ordered out of their cart. Never throws: the order
   * is made, whatever becomes of this.
   */
  keepOrder: (order: KeptOrder, cartLines: readonly string[]) => Promise<void>;
}

/** Of a number from a form, among those that the operator keeps for a visitor (ACCT-409). */
export const PHONE_PRIORITY = 2;

/**
 * What every action of every flow may know and do, beside its own step: the one place where that is declared. The engine
 * makes it for each post (`app/flow-engine/open-services.server.ts`) and hands it on as it is.
 */
export interface FlowServices {
  region: Region;
  audience: Audience;
  /** Milliseconds since 1970. */
  now: number;
  /** May a visitor be sent there? Addresses of this site, and of `TRUSTED_ORIGINS`. */
  isTrustedAddress: (address: string) => boolean;
  /** The page that the flow stands on: its title, and its absolute address. */
  page: { readonly title: string; readonly address: string };
  /** What the flow has pinned when it was loaded. */
  pins: Pins;
  /** A file that this visitor has brought; null for what is gone, or was never theirs. */
  openFile: (token: string) => Promise<File | null>;
  /** Throws a file away that has done its part. */
  forgetFile: (token: string) => Promise<void>;
  shop: ShopServices;
  deviceLinks: DeviceLinks;
  /**
   * Has the operator keep a number of 11 digits for this visitor, once the action has ended; that it was not kept
   * goes unseen. Of all that are kept the one with the lowest priority is filled in (ACCT-411).
   */
  rememberPhone: (msisdn: string, priority: number) => void;
}
